import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'

import type { Refusal } from '#machines/betSlip/types.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/market/selections.ts'

import type { StillLeg } from '../view/shownLegs.ts'
import { ChosenTerms } from './ChosenTerms.tsx'
import { useLegDescription } from './LegChange.tsx'
import { LegCrest } from './LegCrest.tsx'
import { LegFacts } from './LegFacts.tsx'
import { LegNotice, noticeOf } from './LegNotice.tsx'

const styles = {
  leg: css({
    position: 'relative',
    // A price that moves in it lays out nothing beside it.
    contain: 'layout style',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: space[2],
    minHeight: 56,
    padding: '7px 4px 7px 10px',
    borderRadius: radius.s,
    background: 'var(--surface-3)',
    listStyle: 'none',
    // What has happened to it: a bar at its left, whose place is there from the start.
    '&[data-tone]::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 3,
      borderRadius: `${radius.s}px 0 0 ${radius.s}px`,
      background: 'var(--warning)',
    },
    '&[data-tone="locked"]::before': { background: 'var(--text-3)' },
    '&[data-tone="refused"]::before': { background: 'var(--danger)' },
    '&[data-staked="true"]': { minHeight: 72 },
  }),
  crest: css({ gridRow: '1 / span 2', alignSelf: 'center' }),
  selection: css({
    minWidth: 0,
    margin: 0,
    alignSelf: 'center',
    fontSize: text.s,
    lineHeight: '1.125rem',
    fontWeight: 500,
    maxHeight: '3lh',
    overflow: 'hidden',
    color: 'var(--text-1)',
    overflowWrap: 'anywhere',
  }),
  letter: css({ marginInlineEnd: space[1], color: 'var(--text-3)' }),
  end: css({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    '> button': { width: 28, height: 24, [touch]: { width: 32, height: 44, margin: '-12px 0' } },
  }),
  // The line of the facts: what has happened takes its place, so that nothing moves.
  second: css({
    gridColumn: '2 / -1',
    minWidth: 0,
    paddingInlineEnd: space[1],
    '[data-staked="true"] > &': { gridColumn: 2 },
  }),
  stake: css({ gridColumn: 3, gridRow: 2, justifySelf: 'end', paddingInlineEnd: space[1], marginTop: 2 }),
  detail: css({ gridColumn: '2 / -1', paddingInlineEnd: space[1] }),
}

interface LegCardProps {
  readonly shown: StillLeg
  /** Its price, which updates on its own. */
  readonly price: ReactNode
  /** Its letter in a system [SLIP-11]; null elsewhere. */
  readonly letter: string | null
  /** Why the bet was refused, where that is about this one. */
  readonly refusal: Refusal | null
  /** Its own stake, where it is one of several bets; else null. */
  readonly stake: ReactNode
  /** What that returns, beside the facts. */
  readonly returns: ReactNode
  /** Null where it cannot be taken out on its own. */
  readonly onRemove: (() => void) | null
  /** None of it can be changed now: its buttons keep their places, so that nothing moves [SLIP-15]. */
  readonly isLocked: boolean
  /** A bet was pressed, and the member is asked whether to place it at the terms shown. */
  readonly isAsking: boolean
  /** What can be done about a selection that cannot be bet; null where nothing can be done now. */
  readonly wayOut: ReactNode
  /** What is said of it where the member asks for more. */
  readonly detail: ReactNode
}

/** One selection in the slip, in two lines: what it is and its price, and where it belongs or what has happened to it. */
export function LegCard(props: LegCardProps) {
  const { shown, price, letter, refusal, isAsking, stake, onRemove, isLocked } = props
  const { leg, chosen, change } = shown
  const { i18n, t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const describedBy = useId()
  const description = useLegDescription(change, refusal)
  const name = chosenName(i18n, leg)
  const notice = noticeOf({ change, refusal, isAsking })
  return (
    <li
      css={styles.leg}
      aria-label={name}
      aria-describedby={describedBy}
      data-tone={notice?.tone}
      data-staked={stake !== null}
    >
      <span css={styles.crest}>
        <LegCrest leg={leg} />
      </span>
      <p css={styles.selection}>
        {letter !== null && <span css={styles.letter}>{letter}</span>}
        <SelectionLabel selection={leg} />
      </p>
      <span css={styles.end}>
        {price}
        {onRemove !== null && (
          <IconButton
            icon="close"
            label={t({ message: `Remove ${name}`, context: 'button: take one thing out of a list' })}
            disabled={isLocked}
            onClick={onRemove}
          />
        )}
      </span>
      <div css={styles.second}>
        {notice !== null && notice.isInWords ? (
          <LegNotice
            notice={notice}
            change={change}
            refusal={refusal}
            wayOut={props.wayOut}
            chosen={chosen !== null && <ChosenTerms betType={leg.betType} chosen={chosen} />}
          />
        ) : (
          <LegFacts leg={leg} chosen={chosen} isOpen={isOpen} onOpen={setOpen} returns={props.returns} />
        )}
      </div>
      {stake !== null && <div css={styles.stake}>{stake}</div>}
      {isOpen && <div css={styles.detail}>{props.detail}</div>}
      <VisuallyHidden id={describedBy}>{description}</VisuallyHidden>
    </li>
  )
}
