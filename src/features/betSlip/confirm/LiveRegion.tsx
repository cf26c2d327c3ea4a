import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import type { OddsType } from '#domain/odds/odds.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { usePaced } from '#src/ui/timing/paced.ts'
import { changesText } from '#src/words/slip/changes.ts'

import type { SlipView } from '../view/slipView.ts'
import { useSlipTurn, useSlipView } from '../view/useSlip.ts'

const style = css({ display: 'contents' })

/** Least time between two announcements of what changes on its own, ms [A11Y-01]. */
const pace = 5_000

function changesOf({ changes, phase }: SlipView): Pick<SlipView, 'changes'> & { isAsked: boolean } {
  return { changes, isAsked: phase === 'confirmingChanges' }
}

interface LiveRegionProps {
  /** What is shown, in words. */
  readonly reason: string
  readonly children: ReactNode
}

/**
 * The one place where the slip says what has changed: politely, and no more often than can be listened to, however often
 * it is shown. The changes are heard here together with the reason above the button; they are seen at their legs.
 */
export function LiveRegion({ reason, children }: LiveRegionProps) {
  const { i18n } = useLingui()
  const oddsType: OddsType = usePreference('oddsType')
  const { changes, isAsked } = useSlipView(changesOf)
  const text = changesText(i18n, changes, { oddsType, isAsked })
  const now = `${text} ${reason}`
  const { said, isNew } = usePaced(now, pace, useSlipTurn())
  // Mounted again where it is said: what changed in silence would otherwise stay unsaid.
  return (
    <div css={style} aria-live={isNew ? 'polite' : 'off'}>
      <div key={said} css={style}>
        {children}
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
    </div>
  )
}
