import { queryOptions } from '@tanstack/react-query'

import type { Tell } from '#src/wire/base/read.ts'

import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import type { Http } from './http/client.ts'
import type { Send } from './http/exchange.ts'
import type { Resource } from './resource.ts'

/** What a query needs of the client that makes its call itself. */
export type QueryContext = CallContext<{ readonly caller: Caller }>

interface PlainQuery<Key extends readonly unknown[], Reply> {
  readonly resource: Resource
  /** What is asked for of the resource: it stands behind the resource's key. */
  readonly key: Key
  /** Makes the call; what it asks for is in the key too. */
  readonly call: (http: Http, signal: AbortSignal) => ReturnType<Send>
  /** Reads the reply. @throws Unreadable */
  readonly read: (data: unknown, onLeftOut: Tell) => Reply
  /** Milliseconds for which a reply is taken as it is. */
  readonly staleTime?: number
  /** Milliseconds after which what is on screen is asked for again. */
  readonly refetchInterval?: number
}

/** A query of one call and nothing else: made of its resource, the call, and what reads the reply. */
export function query<const Key extends readonly unknown[], Reply>(
  { api: { caller } }: QueryContext,
  { resource, key, call, read, ...options }: PlainQuery<Key, Reply>,
) {
  return queryOptions({
    queryKey: [...resource.key, ...key] as const,
    queryFn: ({ signal }): Promise<Reply> =>
      caller.get(
        (abort) => call(caller.http, abort),
        (data) => read(data, caller.onLeftOut),
        signal,
      ),
    ...options,
  })
}
