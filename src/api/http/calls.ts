/** A call as the generated tables name it: `GET /games`. */
export function callName({ method }: Request, schemaPath: string): string {
  return `${method} ${schemaPath}`
}

/** Whether a call is one of a generated list. */
export function callSet(calls: readonly string[]): (request: Request, schemaPath: string) => boolean {
  const known = new Set(calls)
  return (request, schemaPath) => known.has(callName(request, schemaPath))
}

/**
 * The same request at another address, its body byte for byte. Made of the request itself its body would be a stream,
 * which browsers send over HTTP/2 alone.
 */
export async function atAddress(request: Request, url: string | URL): Promise<Request> {
  const { method, headers, signal, cache } = request
  const body = request.body === null ? null : await request.arrayBuffer()
  return new Request(url, { method, headers, signal, cache, body })
}

/** The same request with one more query parameter. */
export function withParameter(request: Request, name: string, value: string): Promise<Request> {
  const url = new URL(request.url)
  url.searchParams.set(name, value)
  return atAddress(request, url)
}
