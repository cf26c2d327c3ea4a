import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

import { IconButton } from './IconButton.tsx'
import { longestSearch } from './searchText.ts'

const styles = {
  box: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    color: 'var(--text-3)',
    '> svg': { position: 'absolute', insetInlineStart: space[2], pointerEvents: 'none' },
    '> button': { position: 'absolute', insetInlineEnd: 0 },
  }),
  field: css({
    width: '100%',
    minWidth: 0,
    height: 32,
    padding: `0 ${space[2]}px 0 ${space[8]}px`,
    background: 'var(--surface-2)',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    fontSize: text.s,
    // The way to clear it is a button of its own, that the keyboard reaches.
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
    // At 16 px and more a phone does not zoom into it.
    // What it asks for has all of its room, until there is a button to make room for.
    '&:has(+ button)': { paddingInlineEnd: space[8] },
    textOverflow: 'ellipsis',
    [touch]: { height: 40, fontSize: '1rem', '&:has(+ button)': { paddingInlineEnd: 44 } },
  }),
}

/** Milliseconds without a key, after which what was written is looked for. */
const patience = 250

interface SearchFieldProps {
  /** What is looked for, as the address has it. */
  find: string | undefined
  onFind: (find: string | undefined) => void
  /** What is looked for, where that is not teams and competitions: the field's name, also shown in it. */
  label?: string
  /** Enter was pressed: the next of what was found is asked for. What is written then has been looked for just now. */
  onEnter?: (find: string) => void
  /** The key that leads to it, where one does. */
  shortcut?: string | undefined
  /** Who has just opened it can write at once. */
  isOpened?: boolean
  /** Of a field that can be closed: by its button, and by Escape while it is empty. */
  onClose?: () => void
}

/**
 * Looks for teams and competitions as one writes: Enter at once, Escape clears [BROWSE-02] [BROWSE-13]. Of a word that is being
 * composed, as Chinese, Japanese and Korean are, nothing is looked for before it is chosen.
 */
export function SearchField({
  find = '',
  onFind,
  label,
  onEnter,
  shortcut,
  isOpened = false,
  onClose,
}: SearchFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(find)
  const [asked, setAsked] = useState(find)
  const [isComposing, setComposing] = useState(false)
  // What the address came to by another way (back, or a button that clears) is what the field shows.
  const [lastFind, setLastFind] = useState(find)
  if (find !== lastFind) {
    setLastFind(find)
    if (find !== asked) {
      setWritten(find)
      setAsked(find)
    }
  }
  const wanted = written.trim()
  const ask = (next: string): void => {
    setAsked(next)
    if (next !== find) onFind(next === '' ? undefined : next)
  }
  const current = useRef(ask)
  useLayoutEffect(() => {
    current.current = ask
  })
  useEffect(() => {
    if (isComposing || wanted === asked) return
    const timer = setTimeout(() => current.current(wanted), patience)
    return () => clearTimeout(timer)
  }, [isComposing, wanted, asked])
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])

  function clear(): void {
    setWritten('')
    ask('')
    field.current?.focus()
  }
  function press(event: KeyboardEvent): void {
    // Enter chooses the word then, and Escape gives it up.
    if (isComposing || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      ask(wanted)
      onEnter?.(wanted)
    }
    if (event.key !== 'Escape') return
    // Not the browser's own clearing, of which nobody hears.
    event.preventDefault()
    if (written === '') onClose?.()
    else clear()
  }
  return (
    <div role="search" css={styles.box}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        css={styles.field}
        aria-keyshortcuts={shortcut}
        aria-label={label ?? t`Find teams and competitions`}
        placeholder={label ?? t`Team or competition`}
        value={written}
        maxLength={longestSearch}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={press}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {onClose !== undefined ? (
        <IconButton
          icon="close"
          label={t`Close the search`}
          onClick={() => {
            setWritten('')
            ask('')
            onClose()
          }}
        />
      ) : (
        written !== '' && <IconButton icon="close" label={t`Clear the search`} onClick={clear} />
      )}
    </div>
  )
}
