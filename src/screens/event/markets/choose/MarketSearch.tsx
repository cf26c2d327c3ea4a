import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

import { choiceStyle } from './choiceStyle.ts'

/** The key that leads to the field from wherever nothing is written; a single key, which the member may switch off [A11Y-01]. */
const searchKey = '/'

interface MarketSearchProps {
  find: string
  onFind: (find: string) => void
  /** It was just opened: one can write at once. */
  isOpened?: boolean
  /** Leaves it, where it can be closed. */
  onClose?: (() => void) | undefined
}

/** Looks for markets of the match by their names and those of their selections; Escape clears it. */
export function MarketSearch({ find, onFind, isOpened = false, onClose }: MarketSearchProps) {
  const { t } = useLingui()
  const { preferences } = useClient()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, dialog') !== null
      if (event.key !== searchKey || isElsewhere || event.defaultPrevented) return
      if (event.ctrlKey || event.altKey || event.metaKey || !preferences.get('singleKeys')) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [preferences])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (find === '') onClose?.()
    onFind('')
  }
  return (
    <div css={choiceStyle.search}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={t`Find a market`}
        placeholder={t`Find a market`}
        value={find}
        maxLength={60}
        onChange={({ target }) => onFind(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
