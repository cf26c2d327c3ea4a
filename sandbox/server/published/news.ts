import type { components } from '#openapi/client.gen.ts'

type NewsPage = components['schemas']['NewsPage']
type NewsItem = NewsPage['results'][number]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What the house has planned: when, from the beginning of the world on, in milliseconds of sandbox time. */
const planned: readonly { readonly at: number; readonly title: string; readonly text: string }[] = [
  {
    at: -46 * day,
    title: 'Transactions can be filtered',
    text: 'By bets, payouts, refunds, deposits and withdrawals. You find them in your bet history.',
  },
  {
    at: -33 * day,
    title: 'Rules: abandoned matches',
    text: 'Section 4 of the rules now says 36 hours for all games and sports. Bets placed before today are settled by the earlier text.',
  },
  {
    at: -9 * day,
    title: 'In-match combos for Dota 2',
    text: 'Markets of one match can now be combined in Dota 2 as well. Open a match and choose In-match combo.',
  },
  {
    at: -3 * day,
    title: 'Cricket: over by over',
    text: 'The scoreboard of a cricket match now shows every over.\nIts markets are suspended between overs, as before.',
  },
  {
    at: -20 * hour,
    title: 'Harbour Open begins this week',
    text: 'Sixteen teams, best of three from the first round. Outright odds are open, and every map has its own markets.',
  },
  {
    at: 20 * minute,
    title: 'Harbour Open: first matches',
    text: 'The first two matches are in play today. Odds history and live stats are available for each of them.',
  },
  {
    at: 2 * day,
    title: 'Harbour Open: quarter-finals',
    text: 'The eight teams of the quarter-finals are known. Outright odds have been updated.',
  },
]

/** An announcement that a control call adds. */
export interface NewsWish {
  readonly title: string
  readonly text: string
  readonly isImportant?: boolean
  /** Sandbox time; now, where none is said. */
  readonly at?: number
  readonly lang?: NonNullable<NewsItem['lang']>
}

/** The news of the house: what was planned when the world began, and what control calls add. */
export interface NewsDesk {
  add(wish: NewsWish, now: number): NewsItem
  /** A page of what is known by now, newest first, for a member who asks in a language. */
  page(asked: NewsQuery): NewsPage
  clear(): void
}

interface NewsQuery {
  readonly now: number
  readonly epoch: number
  readonly lang: string | undefined
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

export function createNewsDesk(): NewsDesk {
  const added: (NewsItem & { readonly at: number })[] = []
  return {
    add({ at, ...words }, now) {
      const item = { id: `added-${added.length + 1}`, ...words, ...dated(at ?? now) }
      added.push({ ...item, at: at ?? now })
      return item
    },
    page({ now, epoch, lang, page = 1, page_size: size = 20 }) {
      const all = [
        ...planned.map(({ at, ...words }, index) => ({
          id: `planned-${index + 1}`,
          ...words,
          at: epoch + at,
        })),
        ...added,
      ]
      // Of two at the same time the one added later is the newer.
      const told = all
        .filter(({ at }) => at <= now)
        .toReversed()
        .toSorted((a, b) => b.at - a.at)
      const from = (page - 1) * size
      return {
        count: told.length,
        next: from + size < told.length ? page + 1 : null,
        results: told.slice(from, from + size).map(({ at, ...item }) => ({
          // The house writes in English.
          ...(lang !== undefined && lang !== 'en' && { lang: 'en' as const }),
          ...item,
          ...dated(at),
        })),
      }
    },
    clear: () => void added.splice(0),
  }
}

function dated(at: number): Pick<NewsItem, 'dateCreatedUtc'> {
  return { dateCreatedUtc: new Date(at).toISOString() }
}
