import { css, Global } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'

import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { floating, space, text, touch } from '#src/ui/theme/scale.ts'

import { type EventsPlace, searchOf } from '../eventsSearch.ts'
import { useListTop } from '../useListTop.ts'
import { leftStyle } from './leftStyle.ts'

const styles = {
  // Over the list, so that nothing moves when something waits.
  waiting: css({
    position: 'absolute',
    top: `calc(100% + ${space[3]}px)`,
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    padding: `0 ${space[3]}px`,
    borderRadius: 14,
    background: 'var(--accent-surface)',
    color: 'var(--accent-strong)',
    boxShadow: floating,
    fontSize: text.s,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { background: 'var(--surface-4)' },
    [touch]: { minHeight: 36 },
  }),
}

interface ListOrderProps {
  place: EventsPlace
  /** What the list is in, and what of it stays over the rows. */
  root: RefObject<HTMLElement | null>
  head: RefObject<HTMLElement | null>
  /** Where that stays, a length of CSS from the window's top. */
  headTop: string
  /** Events that have come while the list was held. */
  waiting: number
  onShowWaiting: () => void
}

/** The order of a list, kept in the address [ROUTE-11] (on phones `ListFilters` has it), and the way to what has come while it was held. */
export function ListOrder({ place, root, head, headTop, waiting, onShowWaiting }: ListOrderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useDevice() === 'phone'
  const order = useRef<HTMLButtonElement>(null)
  const isByTime = place.sort === 'time'
  const change = (): void =>
    void navigate({
      to: '/events',
      search: searchOf({ ...place, sort: isByTime ? undefined : 'time' }),
      replace: true,
      resetScroll: false,
    })
  const showWaiting = (): void => {
    // The button goes: the focus stays beside it.
    const beside = isPhone
      ? head.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')
      : order.current
    beside?.focus({ preventScroll: true })
    onShowWaiting()
  }
  useListTop(root, head, headTop)
  return (
    <>
      <Global styles={leftStyle} />
      {!isPhone && (
        <IconButton
          ref={order}
          icon="clock"
          label={t({ message: 'By time', context: 'sort order' })}
          aria-pressed={isByTime}
          onClick={change}
        />
      )}
      {waiting > 0 && (
        <button
          type="button"
          css={styles.waiting}
          aria-label={t`${plural(waiting, { one: 'Show # new event', other: 'Show # new events' })}`}
          onClick={showWaiting}
        >
          <Plural value={waiting} one="# new" other="# new" />
        </button>
      )}
    </>
  )
}
