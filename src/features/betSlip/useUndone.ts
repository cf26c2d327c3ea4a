import { useLingui } from '@lingui/react'

import { usePreference } from '#src/client/hooks/usePreference.ts'
import { undoneText } from '#src/words/slip/undone.ts'

import type { SlipView } from './view/slipView.ts'

/** What was just done to the slip and can be taken back, in words; null where nothing was, or something else since. */
export function useUndone({ undo, replaced }: Pick<SlipView, 'undo' | 'replaced'>): string | null {
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const undone = replaced === null ? undo : { did: 'replaced' as const, legs: [replaced] }
  return undone === null ? null : undoneText(i18n, undone, oddsType)
}
