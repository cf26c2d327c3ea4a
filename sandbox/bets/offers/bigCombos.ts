import { decimal } from '#domain/money/decimal.ts'

import { createRandom } from '../../feeds/random.ts'
import type { MarketModel } from '../../market/model.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'
import { memberByCode, type SandboxMember } from '../../members.ts'
import type { Database } from '../../store/database.ts'
import { readMeta, writeMeta } from '../../store/meta.ts'
import type { BigComboName } from '../../words/houseWords.ts'
import type { SelectionIds } from '../rules/facts.ts'
import { type Candidate, candidatesOf, type CandidateWish, canBePaid } from './candidates.ts'

/** A ready-made combination on offer [SLIP-13]. */
export interface BigComboOffer {
  id: string
  name: string
  selections: SelectionIds[]
}

/** The combinations on offer: two to four made automatically, each until one of its markets closes. */
export interface BigCombos {
  /** The current ones; those that have closed are replaced. */
  list(): BigComboOffer[]
  /** The selections of one that is still on offer; null for any other. */
  find(id: string): readonly SelectionIds[] | null
  /** Offers one by hand, before the others. */
  put(offer: Omit<BigComboOffer, 'id'>): BigComboOffer
}

/** Those the house makes automatically. */
const themes: readonly (Pick<CandidateWish, 'betType' | 'side'> & {
  name: BigComboName
  legs: number
  from: string
  to: string
})[] = [
  { name: 'Favourites of the day', legs: 4, betType: 'winner', side: 'favourite', from: '1.15', to: '1.95' },
  { name: 'Goals, kills and rounds', legs: 3, betType: 'over_under', side: 'all', from: '1.50', to: '2.50' },
  { name: 'Long shot', legs: 3, betType: 'winner', side: 'underdog', from: '1.80', to: '6.00' },
]
const most = 4

/**
 * The big combos of a world, kept in its store: a restart offers the same ones. They follow from the world's seed and
 * from what can be combined at the moment they are made, from events of today that have not begun.
 */
export function createBigCombos(options: {
  database: Database
  model: () => MarketModel
  world: () => WorldSeed
}): BigCombos {
  const { database, model, world } = options

  const read = (): BigComboOffer[] => {
    const kept: BigComboOffer[] = JSON.parse(readMeta(database, 'bigCombos') ?? '[]')
    return kept
  }
  const write = (offers: readonly BigComboOffer[]): void => {
    writeMeta(database, 'bigCombos', JSON.stringify(offers))
  }
  const nextNumber = (): number => {
    const number = Number(readMeta(database, 'bigComboNumber') ?? '0') + 1
    writeMeta(database, 'bigComboNumber', String(number))
    return number
  }
  // Accounts outlive a world, and so do their bets on its combos.
  const idOf = (number: number): string => `big-${world().epoch.toString(36)}-${number}`

  const isOpen = ({ selections }: BigComboOffer): boolean =>
    selections.every(({ marketId }) => {
      const market = model().market(marketId)
      return market?.status === 'open' || market?.status === 'paused'
    })

  const make = ({ name, legs, from, to, ...wish }: (typeof themes)[number]): BigComboOffer | null => {
    const choices = candidatesOf(model(), anyMember(), {
      ...wish,
      isEvent: (event) => model().tabOf(event) === 'today' && !event.inPlay,
      from: decimal(from),
      to: decimal(to),
    })
    if (choices.length < legs) return null
    const number = nextNumber()
    const random = createRandom(world().seed, number)
    const chosen = Array.from({ length: legs }, () => {
      const [ofEvent = []] = choices.splice(random.whole(0, choices.length - 1), 1)
      return random.pick(ofEvent)
    })
    return canBePaid(anyMember(), chosen)
      ? { id: idOf(number), name, selections: chosen.map(selectionOf) }
      : null
  }

  return {
    list: () =>
      database.transaction(() => {
        const kept = read()
        const open = kept.filter(isOpen)
        const missing = themes.filter(({ name }) => open.every((offer) => offer.name !== name))
        const made = missing
          .slice(0, Math.max(0, most - open.length))
          .map(make)
          .filter((offer) => offer !== null)
        if (made.length > 0 || open.length < kept.length) write([...open, ...made])
        return [...open, ...made]
      }),
    find: (id) => read().find((offer) => offer.id === id && isOpen(offer))?.selections ?? null,
    put: (offer) =>
      database.transaction(() => {
        const made = { ...offer, id: idOf(nextNumber()) }
        write([made, ...read().filter(isOpen)].slice(0, most))
        return made
      }),
  }
}

function selectionOf({ market, selection }: Candidate): SelectionIds {
  return { marketId: market.marketId, side: selection.side }
}

/** The member whose limits decide what can be offered to everyone. */
function anyMember(): SandboxMember {
  const member = memberByCode('alice')
  if (member === null) throw new Error('There is no ordinary member.')
  return member
}
