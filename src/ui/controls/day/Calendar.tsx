import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent as Pressed,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { forcedColours, radius, text, touch } from '#src/ui/theme/scale.ts'

import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { floatingLook } from '../menu/floatingLook.ts'
import { useFloating } from '../menu/useFloating.ts'
import { addMonths, type Bounds, dayAfterKey, weeksOfMonth, within } from './days.ts'
import { longDay, monthName, weekdayName, weekStartOf } from './dayWords.ts'

const styles = {
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
  back: css({ '> svg': { transform: 'rotate(180deg)' } }),
  month: css({ fontSize: text.s }),
  // Of the height of six weeks, which some months have.
  grid: css({ minHeight: 24 + 6 * 36, fontSize: text.s, [touch]: { minHeight: 24 + 6 * 40 } }),
  week: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 36px)',
    gridAutoRows: 36,
    placeItems: 'center',
    [touch]: { gridTemplateColumns: 'repeat(7, 40px)', gridAutoRows: 40 },
  }),
  weekdays: css({ gridAutoRows: '24px !important', fontSize: text.xs, color: 'var(--text-3)' }),
  day: css({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    borderRadius: radius.s,
    cursor: 'pointer',
    '&:hover': { background: 'var(--surface-3)' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected=true]': { background: 'var(--accent)', color: 'var(--on-accent)', fontWeight: 600 },
    '&[aria-disabled=true]': { background: 'none', color: 'var(--text-3)', cursor: 'default' },
    '&[aria-disabled=true] > span': { textDecoration: 'line-through' },
    [forcedColours]: {
      '&[aria-selected=true]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
      '&[aria-disabled=true]': { color: 'GrayText' },
    },
  }),
  foot: css({ display: 'flex', justifyContent: 'flex-end' }),
}

export interface CalendarProps extends Bounds {
  readonly id: string
  /** The id of the words that say which day it is. */
  readonly labelId: string
  readonly value: string | null
  /** The button that opened it, which it is next to. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onChoose: (day: string | null) => void
  /** Closes it, and leads back to its button. */
  readonly onBack: () => void
  /** Closes it where the focus has gone elsewhere. */
  readonly onClose: () => void
}

/** A month of days to choose one from: by arrows, Home and End in the week, the page keys from month to month. */
export function Calendar(props: CalendarProps) {
  const { id, labelId, value, onChoose, first, last } = props
  const { t, i18n } = useLingui()
  const box = useFloatingDialog(props)
  const monthId = useId()
  const bounds = { first, last }
  const [active, setActive] = useState(() => within(value ?? new Date().toISOString().slice(0, 10), bounds))
  const isMoved = useRef(true)
  useLayoutEffect(() => {
    if (isMoved.current) box.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
    isMoved.current = false
  }, [active, box])
  const turn = (months: number): void => setActive(within(addMonths(active, months), bounds))
  const isEnd = (months: number): boolean => {
    const there = addMonths(active, months)
    return within(there, bounds).slice(0, 7) !== there.slice(0, 7)
  }
  return (
    <div ref={box} id={id} role="dialog" aria-labelledby={labelId} css={floatingLook}>
      <div css={styles.head}>
        <IconButton
          css={styles.back}
          icon="chevronRight"
          label={t({ message: 'Previous month', context: 'button of a calendar' })}
          aria-disabled={isEnd(-1)}
          onClick={() => !isEnd(-1) && turn(-1)}
        />
        <h2 id={monthId} css={styles.month} aria-live="polite">
          {monthName(active, i18n.locale)}
        </h2>
        <IconButton
          icon="chevronRight"
          label={t({ message: 'Next month', context: 'button of a calendar' })}
          aria-disabled={isEnd(1)}
          onClick={() => !isEnd(1) && turn(1)}
        />
      </div>
      <Days
        {...bounds}
        locale={i18n.locale}
        monthId={monthId}
        value={value}
        active={active}
        onMove={(day) => {
          isMoved.current = true
          setActive(within(day, bounds))
        }}
        onChoose={onChoose}
      />
      {value !== null && (
        <div css={styles.foot}>
          <Button variant="quiet" onClick={() => onChoose(null)}>
            <Trans context="button of a calendar: no date">Clear</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Beside its button; Escape leads back to that, and it closes where the focus leaves it. */
function useFloatingDialog({ button, onBack, onClose }: CalendarProps) {
  const box = useRef<HTMLDivElement>(null)
  useFloating({ floating: box, anchor: button, onClose })
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onBack()
  })
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && box.current?.contains(relatedTarget) === false) onClose()
  })
  useEffect(() => {
    const { current } = box
    const heard = new AbortController()
    const { signal } = heard
    current?.addEventListener('keydown', (event) => onKey(event), { signal })
    current?.addEventListener('focusout', (event) => onLeave(event), { signal })
    return () => heard.abort()
  }, [])
  return box
}

interface DaysProps extends Bounds {
  readonly locale: string
  readonly monthId: string
  readonly value: string | null
  readonly active: string
  readonly onMove: (day: string) => void
  readonly onChoose: (day: string) => void
}

function Days({ locale, monthId, value, active, onMove, onChoose, ...bounds }: DaysProps) {
  const weekStart = weekStartOf(locale)
  const weeks = weeksOfMonth(active, weekStart)
  const onKeyDown = (event: Pressed): void => {
    const to = dayAfterKey(event, active, weekStart)
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (to === null && !isChoice) return
    event.preventDefault()
    if (to === null) onChoose(active)
    else onMove(to)
  }
  return (
    <div role="grid" tabIndex={-1} aria-labelledby={monthId} css={styles.grid} onKeyDown={onKeyDown}>
      <div role="row" css={[styles.week, styles.weekdays]}>
        {/* The second week of a month is a whole one. */}
        {weeks[1]?.map((day) => (
          <span key={day} role="columnheader" aria-label={weekdayName(day, locale, 'long')}>
            {weekdayName(day, locale, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((week, at) => (
        <div key={week[0]} role="row" css={styles.week}>
          {week.map((day, place) => {
            const isOut = within(day, bounds) !== day
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the whole month
              <div
                key={day}
                role="gridcell"
                tabIndex={day === active ? 0 : -1}
                data-day={day}
                aria-label={longDay(day, locale)}
                aria-selected={day === value}
                aria-disabled={isOut}
                style={at === 0 && place === 0 ? { gridColumnStart: 8 - week.length } : undefined}
                css={styles.day}
                onClick={() => !isOut && onChoose(day)}
              >
                <span>{Number(day.slice(8))}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
