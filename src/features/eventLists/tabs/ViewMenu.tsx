import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { floating, layer, radius, space, text } from '#src/ui/theme/scale.ts'
import { eventsTabName } from '#src/words/market/tabs.ts'

import { type EventsPlace, searchOf } from '../eventsSearch.ts'
import { shownTab, useShownTabs } from './tabs.ts'
import { useTabCounts } from './useTabCounts.ts'

const styles = {
  menu: css({ position: 'relative', flex: 'none' }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 32,
    padding: `0 ${space[2]}px 0 ${space[3]}px`,
    borderRadius: 16,
    background: 'var(--accent-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }),
  list: css({
    position: 'absolute',
    zIndex: layer.window,
    top: 'calc(100% + 6px)',
    insetInlineStart: 0,
    minWidth: '12rem',
    padding: space[1],
    borderRadius: radius.m,
    border: '1px solid var(--border)',
    background: 'var(--surface-2)',
    boxShadow: floating,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[4],
      minHeight: 44,
      padding: `0 ${space[3]}px`,
      borderRadius: radius.s,
      color: 'var(--text-2)',
      fontSize: text.s,
      whiteSpace: 'nowrap',
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& a[aria-current]': { background: 'var(--accent-surface)', color: 'var(--text-1)', fontWeight: 600 },
    '& small': { fontSize: text.xs, fontWeight: 400, color: 'var(--text-3)' },
  }),
}

interface ViewMenuProps {
  place: EventsPlace
  /** How many favourites there are; its code comes later than the menu's. */
  favourites: ReactNode
}

/** The lists and boards on a phone: a button that says which is shown, and opens the ways to the others [BROWSE-01]. */
export function ViewMenu({ place, favourites }: ViewMenuProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { tabs, boards } = useShownTabs()
  const countOf = useTabCounts(place)
  const shown = shownTab(place.tab)
  const [firstBoard = 'masterRankings'] = boards
  const close = (): void => setOpen(false)
  const nav = useRef<HTMLElement>(null)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const pressElsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && nav.current?.contains(target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', pressElsewhere)
    return () => document.removeEventListener('pointerdown', pressElsewhere)
  }, [isOpen])
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving are of all within
    <nav
      ref={nav}
      aria-label={t({ message: 'Events', context: 'any event one can bet on, outrights included' })}
      css={styles.menu}
      onBlur={leave}
      onKeyDown={press}
    >
      <button
        ref={button}
        type="button"
        css={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {eventsTabName(i18n, shown)}
        <Icon name="chevronDown" />
      </button>
      <ul id={listId} css={styles.list} hidden={!isOpen}>
        {tabs.map((name) => {
          const count = countOf(name)
          const tab = name === 'boards' ? firstBoard : name
          return (
            <li key={name}>
              <Link
                to="/events"
                search={searchOf({ ...place, tab, date: null })}
                aria-current={name === shown ? 'page' : undefined}
                activeOptions={{ exact: true }}
                onClick={close}
              >
                {eventsTabName(i18n, name)} {count !== null && <small>{count}</small>}
                {name === 'favourite' && <small>{favourites}</small>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
