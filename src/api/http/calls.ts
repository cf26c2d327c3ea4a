/** A call as the generated tables name it: `GET /games`. */
export function callName({ method }: Request, schemaPath: string): string {
  return `${method} ${schemaPath}`
}

/** Whether a call is one of a generated list. */
export function callSet(calls: readonly string[]): (request: Request, schemaPath: string) => boolean {
  const known = new Set(calls)
  return (request, schemaPath) => known.has(callName(request, schemaPath))
}

/** The same request with one more query parameter. */
export function withParameter(request: Request, name: string, value: string): Request {
  const url = new URL(request.url)
  url.searchParams.set(name, value)
  return new Request(url, request)
}
