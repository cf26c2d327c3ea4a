import type { Caller } from '#src/api/http/caller.ts'

/** The query of a call, by the names of the wire. */
export type WireQuery = Readonly<Record<string, unknown>>

/** A caller whose every GET a test answers, by its path, with the body of the reply; or fails by throwing. @param onLeftOut hears what of it cannot be read */
export function fakeCaller(
  answer: (path: string, query: WireQuery) => unknown,
  onLeftOut: Caller['onLeftOut'] = () => undefined,
): Caller {
  const GET = async (path: string, { params = {} }: { params?: { query?: WireQuery } } = {}) => ({
    data: await answer(path, params.query ?? {}),
  })
  const get: Caller['get'] = async (send, read, signal = new AbortController().signal) =>
    read((await send(signal)).data)
  const caller: Partial<Record<keyof Caller, unknown>> = {
    http: { GET },
    get,
    currency: () => ({ code: 'CNY', digits: 2 }),
    onLeftOut,
    notAhead: (time: number) => time,
  }
  // Nothing else of it is asked for by what a test shows.
  return caller as Caller
}
