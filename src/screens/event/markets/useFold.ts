import { createAtom } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'

import type { Market } from '#domain/market/selection.ts'
import { useClient } from '#src/client/context.tsx'
import type { Services } from '#src/client/services.ts'
import { foldedMarkets } from '#src/storage/records/foldedMarkets.ts'

/** More than anybody folds by hand; the oldest are forgotten. */
const mostKinds = 100

/** What kinds of markets are folded away, for this member on this device. */
function createFolds({ storage }: Services) {
  const read = (): readonly string[] => storage.read(foldedMarkets)?.kinds ?? []
  const kinds = createAtom(read())
  storage.subscribe((name) => {
    if (name === foldedMarkets.name) kinds.set(read())
  })
  return {
    has: (kind: string) => kinds.get().includes(kind),
    toggle(kind: string) {
      const others = kinds.get().filter((each) => each !== kind)
      const next = others.length < kinds.get().length ? others : [...others, kind].slice(-mostKinds)
      storage.write(foldedMarkets, { version: 1, kinds: next })
      kinds.set(next)
    },
    subscribe: (tell: () => void) => kinds.subscribe(tell).unsubscribe,
  }
}

/** A market by its bet type and its name, whichever map, half or inning it is of: who folds the one has no use for the others. */
export function kindOf({ betType, name }: Pick<Market, 'betType' | 'name'>): string {
  return `${betType} ${name.trim().replaceAll(/\d+/g, '#')}`.slice(0, 80)
}

/** Whether a kind of market is folded away, and what folds and unfolds it. */
export function useFold(kind: string): readonly [isFolded: boolean, toggle: () => void] {
  const folds = useClient().once(createFolds)
  const isFolded = useSyncExternalStore(
    folds.subscribe,
    useCallback(() => folds.has(kind), [folds, kind]),
  )
  return [isFolded, useCallback(() => folds.toggle(kind), [folds, kind])]
}
