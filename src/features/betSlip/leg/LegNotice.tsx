import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { PendingChange } from '#machines/betSlip/legs.ts'
import type { Refusal } from '#machines/betSlip/types.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { lockedText } from '#src/words/slip/placing.ts'

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 24,
  margin: '0 0 -6px',
  fontSize: text.xs,
  lineHeight: '0.8125rem',
  color: 'var(--text-2)',
  '&[data-tone="refused"]': { color: 'var(--danger)' },
  // Where a language is long its buttons go below: no word is broken for them.
  flexWrap: 'wrap',
  '> span': { flex: 1, minWidth: 'min-content', overflowWrap: 'break-word' },
  '> button': { minHeight: 24, padding: `0 ${space[2]}px`, fontSize: text.xs, whiteSpace: 'nowrap' },
})

/** What has happened to a selection: how its bar is coloured, and whether it says so in words. */
export interface Notice {
  readonly tone: 'changed' | 'locked' | 'refused'
  readonly isInWords: boolean
}

interface Happened {
  readonly change: PendingChange | null
  readonly refusal: Refusal | null
  /** A bet was pressed and asked about. */
  readonly isAsking: boolean
}

/** The one thing that is said of a selection: of several the gravest; null where nothing has happened to it. */
export function noticeOf({ change, refusal, isAsking }: Happened): Notice | null {
  if (change?.kind === 'locked') return { tone: 'locked', isInWords: true }
  if (refusal !== null) return { tone: 'refused', isInWords: true }
  if (change !== null) return { tone: 'changed', isInWords: false }
  return isAsking ? { tone: 'changed', isInWords: true } : null
}

interface LegNoticeProps extends Omit<Happened, 'isAsking'> {
  readonly notice: Notice
  readonly wayOut: ReactNode
  /** What was chosen, where that is something else than what was on offer last. */
  readonly chosen: ReactNode
}

/** One line of what has happened, in the place of the facts: it moves nothing [SLIP-15]. */
export function LegNotice({ notice: { tone }, change, refusal, wayOut, chosen }: LegNoticeProps) {
  return (
    <div css={style} data-tone={tone}>
      {tone === 'locked' && <Icon name="lock" />}
      <span>
        <Words tone={tone} change={change} refusal={refusal} /> {chosen}
      </span>
      {tone === 'locked' && wayOut}
    </div>
  )
}

function Words({ tone, change, refusal }: Pick<LegNoticeProps, 'change' | 'refusal'> & Pick<Notice, 'tone'>) {
  const { i18n } = useLingui()
  const textOf = useRefusalText()
  if (tone === 'locked') return lockedText(i18n, change?.quote.status === 'paused')
  if (refusal !== null) return textOf(refusal)
  // A bet was pressed and asked about, and its terms are those agreed to again: it is still only placed by a press.
  return <Trans>Back at your odds. Your bet is not placed yet.</Trans>
}
