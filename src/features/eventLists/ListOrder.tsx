import { css, Global } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'

import { leftStyle } from '#src/features/eventRow/leftStyle.ts'
import { useDevice } from '#src/ui/device.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { phone, radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { type EventsPlace, searchOf } from './eventsSearch.ts'
import { useListTop } from './useListTop.ts'

const styles = {
  // On a phone it lies over the end of the markets, so that nothing moves when something waits.
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    [phone]: {
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 0,
      height: '2rem',
      padding: `0 ${space[1]}px`,
      background: 'var(--surface-1)',
      borderBottom: '1px solid var(--border)',
    },
  }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    height: '1.5rem',
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    color: 'var(--text-2)',
    fontSize: text.xs,
    whiteSpace: 'nowrap',
    '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
    '&[aria-pressed="true"]': { background: 'var(--surface-3)', color: 'var(--text-1)', fontWeight: 600 },
    [phone]: { height: '2rem', minWidth: 40, justifyContent: 'center' },
    [touch]: { height: '1.75rem' },
  }),
  waiting: css({
    background: 'var(--surface-3)',
    color: 'var(--accent-strong)',
    fontWeight: 600,
    '&:hover': { background: 'var(--surface-4)', color: 'var(--accent-strong)' },
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

/** The order of a list, kept in the address [ROUTE-11], and the way to what has come while it was held. */
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
    order.current?.focus({ preventScroll: true })
    onShowWaiting()
  }
  useListTop(root, head, headTop)
  const byTime = <Trans>By time</Trans>
  return (
    <div css={styles.line}>
      <Global styles={leftStyle} />
      {isPhone && waiting > 0 && <Waiting count={waiting} onShow={showWaiting} />}
      <button
        ref={order}
        type="button"
        css={styles.button}
        aria-pressed={isByTime}
        title={t`By time`}
        onClick={change}
      >
        <Icon name="clock" />
        {isPhone ? <VisuallyHidden>{byTime}</VisuallyHidden> : byTime}
      </button>
      {!isPhone && waiting > 0 && <Waiting count={waiting} onShow={showWaiting} />}
    </div>
  )
}

function Waiting({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  const newEvents = plural(count, { one: '# new event', other: '# new events' })
  return (
    <button
      type="button"
      css={[styles.button, styles.waiting]}
      aria-label={t`Show ${newEvents}`}
      onClick={onShow}
    >
      <Plural value={count} one="# new" other="# new" />
    </button>
  )
}
