import HTTPFront
import Testing

struct LRUCacheTests {
  @Test func `the least recently used value is discarded first`() {
    var cache = LRUCache<String, Int>(limit: 30)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.insert(index, for: key, cost: 10) }
    #expect(cache.value("a") == 0)
    cache.insert(3, for: "d", cost: 10)
    #expect(cache.value("b") == nil)
    #expect([cache.value("a"), cache.value("c"), cache.value("d")] == [0, 2, 3])
    #expect(cache.cost == 30)
  }

  @Test func `a value with cost two replaces two values`() {
    var cache = LRUCache<Int, Int>(limit: 3)
    for key in 1...3 { cache.insert(key, for: key, cost: 1) }
    cache.insert(4, for: 4, cost: 2)
    #expect((1...4).map { cache.value($0) } == [nil, nil, 3, 4])
    #expect(cache.count == 2)
  }

  @Test func `a value that costs more than the limit is not stored and discards nothing`() {
    var cache = LRUCache<Int, Int>(limit: 3)
    cache.insert(1, for: 1, cost: 3)
    cache.insert(2, for: 2, cost: 4)
    #expect(cache.value(1) == 1)
    #expect(cache.value(2) == nil)
  }

  @Test func `a repeated key keeps its last value and cost`() {
    var cache = LRUCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 8)
    cache.insert(2, for: 1, cost: 3)
    #expect(cache.value(1) == 2)
    #expect(cache.cost == 3)
    #expect(cache.count == 1)
  }

  @Test func `the cost stays correct over many steps`() {
    var cache = LRUCache<Int, Int>(limit: 50)
    var order: [Int] = []
    for step in 0..<2000 {
      let key = step * 7919 % 83
      if step % 3 == 0 {
        if cache.value(key) != nil { order.append(order.remove(at: order.firstIndex(of: key)!)) }
      } else {
        cache.insert(step, for: key, cost: 1)
        order.removeAll { $0 == key }
        order.append(key)
        if order.count > 50 { order.removeFirst() }
      }
    }
    #expect(cache.count == order.count)
    #expect(order.allSatisfy { cache.value($0) != nil })
  }
}
