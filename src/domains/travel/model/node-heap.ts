/** A binary heap of nodes by key, on typed arrays: each node appears once, and rises when its key falls. */
export interface NodeHeap {
  readonly size: number;
  /** Adds a node, or moves a waiting one after its key fell. */
  push: (node: number) => void;
  /** Takes the node with the smallest key. */
  pop: () => number;
}

export function createNodeHeap(keys: Float64Array): NodeHeap {
  const heap = new Uint32Array(keys.length);
  /** One more than the position in the heap; 0 for a node that is not in it. */
  const places = new Uint32Array(keys.length);
  let size = 0;

  function put(node: number, at: number): void {
    heap[at] = node;
    places[node] = at + 1;
  }

  function rise(from: number): void {
    const node = heap[from] ?? 0;
    const key = keys[node] ?? 0;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] ?? 0;
      if ((keys[parent] ?? 0) <= key) break;
      put(parent, at);
      at = above;
    }
    put(node, at);
  }

  function sink(node: number): void {
    const key = keys[node] ?? 0;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && (keys[heap[below + 1] ?? 0] ?? 0) < (keys[heap[below] ?? 0] ?? 0)) below += 1;
      const child = heap[below] ?? 0;
      if ((keys[child] ?? 0) >= key) break;
      put(child, at);
      at = below;
    }
    put(node, at);
  }

  return {
    get size() {
      return size;
    },
    push(node) {
      const place = places[node] ?? 0;
      if (place > 0) return rise(place - 1);
      put(node, size);
      size += 1;
      return rise(size - 1);
    },
    pop() {
      const first = heap[0] ?? 0;
      places[first] = 0;
      size -= 1;
      const last = heap[size] ?? 0;
      if (size > 0) sink(last);
      return first;
    },
  };
}
