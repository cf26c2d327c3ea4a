import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

import { defaultLuckyFilters } from '#domain/bets/luckyCombo.ts'
import { readOddsRange, writeOddsRange } from '#domain/odds/oddsRange.ts'
import { placeOf } from '#src/features/eventLists/eventsSearch.ts'
import { useLuckyCombo } from '#src/features/luckyCombo/useLuckyCombo.ts'

const usual = writeOddsRange(defaultLuckyFilters)

/** Keeps the bounds of the lucky combo's odds in the address, and takes them from there: after a reload too [ROUTE-11] [SLIP-14]. */
export function LuckyAddress() {
  const actor = useLuckyCombo()
  const navigate = useNavigate()
  // Around every screen the address stands as it was written: what is not sound in it is left out here.
  const lucky = useSearch({ strict: false, select: (search) => placeOf(search).lucky })
  useEffect(() => {
    if (actor === undefined) return
    const { filters } = actor.getSnapshot().context
    if (lucky !== undefined && lucky !== writeOddsRange(filters))
      actor.send({ type: 'filters.changed', filters: { ...filters, ...readOddsRange(lucky) } })
  }, [actor, lucky])
  useEffect(() => {
    if (actor === undefined) return undefined
    // What was chosen before this came is written down too.
    let last = usual
    const write = ({ context }: ReturnType<typeof actor.getSnapshot>): void => {
      const bounds = writeOddsRange(context.filters)
      if (bounds === last) return
      last = bounds
      void navigate({
        to: '.',
        search: (now) => {
          const next: typeof now = { ...now, lucky: bounds }
          if (bounds === usual) delete next.lucky
          return next
        },
        replace: true,
        resetScroll: false,
      })
    }
    write(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(write)
    return unsubscribe
  }, [actor, navigate])
  return null
}
