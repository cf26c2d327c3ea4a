import type { components } from '#openapi/client.gen.ts'

import type { LanguageCode } from '../../words/words.ts'
import { newsTexts } from './documents.ts'

type NewsPage = components['schemas']['NewsPage']
type NewsItem = NewsPage['results'][number]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When the house has planned to say what, from the beginning of the world on, in milliseconds of sandbox time: `texts/news_en.json`. */
const planned = [-46 * day, -33 * day, -9 * day, -3 * day, -20 * hour, 20 * minute, 2 * day] as const

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
  readonly lang: LanguageCode | undefined
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

/** An announcement, and when it is made: sandbox time. */
interface Told {
  readonly at: number
  readonly item: NewsItem
}

export function createNewsDesk(): NewsDesk {
  const added: Told[] = []
  return {
    add({ at, ...words }, now) {
      const item = { id: `added-${added.length + 1}`, ...words, ...dated(at ?? now) }
      added.push({ at: at ?? now, item })
      return item
    },
    page({ now, epoch, lang, page = 1, page_size: size = 20 }) {
      const all: Told[] = [
        ...newsTexts(lang ?? 'en').flatMap((words, index) => {
          const at = planned[index]
          if (at === undefined) return []
          const item = { id: `planned-${index + 1}`, ...words, ...dated(epoch + at) }
          return [{ at: epoch + at, item }]
        }),
        ...added.map(({ at, item }) => ({
          at,
          item: lang === undefined || lang === 'en' ? item : { lang: 'en' as const, ...item },
        })),
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
        results: told.slice(from, from + size).map(({ item }) => item),
      }
    },
    clear: () => void added.splice(0),
  }
}

function dated(at: number): Pick<NewsItem, 'dateCreatedUtc'> {
  return { dateCreatedUtc: new Date(at).toISOString() }
}
