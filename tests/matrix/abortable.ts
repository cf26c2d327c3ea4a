/**
 * Node's requests that are made of other requests follow the signal of those only until they are collected as garbage
 * (browsers hold on to them), so that a call might never be given up. Here each is asked for by the signal at the
 * beginning of its row.
 */
const sources = new WeakMap<AbortSignal, AbortSignal>()

/** In place of Node's `Request`: remembers whose signal it follows. */
export class AbortableRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    const source = init?.signal ?? (input instanceof Request ? input.signal : null)
    if (source !== null) sources.set(this.signal, source)
  }
}

/** Node's `fetch`, given up when the call's own signal says so. */
export function fetchAbortable(request: Request): Promise<Response> {
  let { signal } = request
  for (let source = sources.get(signal); source !== undefined; source = sources.get(signal)) signal = source
  return fetch(request, { signal })
}
