import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'

import { useSearchKey } from '#src/client/hooks/usePreference.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

import { choiceStyle } from './choiceStyle.ts'

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
  const shortcut = useSearchKey()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])
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
        aria-keyshortcuts={shortcut}
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
