import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type RefObject, useLayoutEffect } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useClient } from '#src/client/context.tsx'
import type { EventScore, ScoreBook } from '#src/realtime/scoreBook.ts'
import { scoreDetails, scoresOf, standingOf } from '#src/words/match/scores.ts'

/**
 * Keeps an event's score, standing and whether it is in play as the score book has them, in the parts of a rendered
 * row or heading: `data-score="home"`, `data-score="away"`, `data-standing`, and on the element itself `data-in-play`,
 * `data-over` once it is played out, and `data-played` once it has a score and is no longer in play.
 * Where there is room for the maps (`data-maps`), the score is that of the map that is played; where the clock has a
 * place of its own (`data-clock`), the standing is what is left.
 * Outside React's rendering, as prices are.
 * @returns stops following
 */
function bindScore(element: HTMLElement, book: ScoreBook, event: Event, i18n: I18n): () => void {
  const part = (selector: string) => element.querySelector<HTMLElement>(selector)
  const home = part('[data-score="home"]')
  const away = part('[data-score="away"]')
  const homeMaps = part('[data-maps="home"]')
  const awayMaps = part('[data-maps="away"]')
  const standing = part('[data-standing]')
  const clock = part('[data-clock]')
  const paint = (score: EventScore): void => {
    const isPlayed = !score.inPlay && score.scoreline !== null
    const [homeScore, awayScore] = score.inPlay || isPlayed ? scoresOf(score.scoreline) : none
    const [homeOfMap, awayOfMap] = score.inPlay && homeMaps !== null ? scoresOf(mapScoreline(score)) : none
    const isOfMap = homeOfMap !== ''
    write(homeMaps, isOfMap ? homeScore : '')
    write(awayMaps, isOfMap ? awayScore : '')
    write(home, isOfMap ? homeOfMap : homeScore)
    write(away, isOfMap ? awayOfMap : awayScore)
    const stands = score.inPlay && clock !== null ? standingOf(i18n, score) : null
    write(clock, stands?.clock ?? '')
    write(standing, stands?.where ?? (score.inPlay ? scoreDetails(i18n, score) : ''))
    element.dataset.inPlay = String(score.inPlay)
    element.dataset.over = String(score.inPlay && isDecided(score))
    element.dataset.played = String(isPlayed)
  }
  paint(book.get(event.eventId) ?? event)
  return book.subscribe(event.eventId, paint)
}

/** Keeps an event's score in a rendered row or heading, in the language that is on. */
export function useScore(element: RefObject<HTMLElement | null>, event: Event): void {
  const { scoreBook } = useClient()
  const { i18n } = useLingui()
  const { locale } = i18n
  useLayoutEffect(
    () => (element.current === null ? undefined : bindScore(element.current, scoreBook, event, i18n)),
    [element, scoreBook, event, i18n, locale],
  )
}

const none = ['', ''] as const

/** Whether the match is over while it still stands among those in play: it cannot be bet as a whole. */
function isDecided({ tabs }: EventScore): boolean {
  return tabs.some(({ tabName, open }) => tabName === 'MATCH' && !open)
}

/** Rounds or kills of the map in play; null if no map is in play, or its score is not known. */
function mapScoreline({ mapNum, tabs }: EventScore): string | null {
  return tabs.find(({ tabName }) => tabName === `MAP ${mapNum}`)?.scoreline ?? null
}

function write(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text
}
