import { useLingui } from '@lingui/react'
import { type RefObject, useLayoutEffect } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useClient } from '#src/client/context.tsx'

import { bindScore } from './bindScore.ts'

/** Keeps an event's score in a rendered row or heading (`bindScore`), in the language that is on. */
export function useScore(element: RefObject<HTMLElement | null>, event: Event): void {
  const { scoreBook } = useClient()
  const { i18n } = useLingui()
  const { locale } = i18n
  useLayoutEffect(
    () => (element.current === null ? undefined : bindScore(element.current, scoreBook, event, i18n)),
    [element, scoreBook, event, i18n, locale],
  )
}
