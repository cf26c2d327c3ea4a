import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import type { OddsType } from '#domain/odds.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { usePaced } from '#src/ui/paced.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { changesText } from '#src/words/changes.ts'

import type { SlipView } from '../slipView.ts'
import { useSlipTurn, useSlipView } from '../useSlip.ts'

const style = css({ display: 'contents' })

/** Least time between two things that are said of what changes by itself, ms [A11Y-01]. */
const pace = 5_000

function changesOf({ changes, phase }: SlipView): Pick<SlipView, 'changes'> & { isAsked: boolean } {
  return { changes, isAsked: phase === 'confirmingChanges' }
}

interface HeardProps {
  /** What is shown, in words. */
  readonly reason: string
  readonly children: ReactNode
}

/**
 * The one place where the slip says what has changed: politely, and no more often than can be listened to, however often
 * it is shown. The changes are heard here together with the reason above the button; they are seen at their legs.
 */
export function Heard({ reason, children }: HeardProps) {
  const { i18n } = useLingui()
  const oddsType: OddsType = usePreference('oddsType')
  const { changes, isAsked } = useSlipView(changesOf)
  const text = changesText(i18n, changes, { oddsType, isAsked })
  const now = `${text} ${reason}`
  const { said, isNew } = usePaced(now, pace, useSlipTurn())
  // Shown anew where it is said: what was changed in silence would else stay unsaid.
  return (
    <div css={style} aria-live={isNew ? 'polite' : 'off'}>
      <div key={said} css={style}>
        {children}
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
    </div>
  )
}
