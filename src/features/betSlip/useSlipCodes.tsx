import { type ReactNode, useState } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import type { CodedSlip } from '#src/api/bets/betCodes.ts'
import { useSession } from '#src/client/context.tsx'
import { BetCode, type BetCodeDialog } from '#src/features/betCode/BetCode.tsx'

import { useSlipPanel } from './panel.ts'
import { type Slip, useReadSlip } from './view/useSlip.ts'

/** The ways to pass the slip on by a code, and to take one over [SLIP-23]. */
export interface SlipCodes {
  /** Null where there is nothing to pass on. */
  readonly onMake: (() => void) | null
  readonly onEnter: () => void
}

/** The ways to bet codes, and the dialog of the one that was pressed; no ways where the partner has none. */
export function useSlipCodes({ legIds, counts }: Pick<Slip, 'legIds' | 'counts'>): {
  readonly codes: SlipCodes | null
  readonly dialog: ReactNode
} {
  const { hasBetCodes } = useSession().settings
  const { goToStake } = useSlipPanel()
  const readSlip = useReadSlip()
  const [opened, setOpened] = useState<{ readonly open: BetCodeDialog; readonly slip: CodedSlip } | null>(
    null,
  )
  if (!hasBetCodes) return { codes: null, dialog: null }
  const press = (open: BetCodeDialog): void => {
    const { kind, agreed } = readSlip()
    setOpened({ open, slip: { kind, legs: agreed } })
  }
  const close = (): void => setOpened(null)
  const added = (): void => {
    close()
    goToStake(true)
  }
  return {
    codes: {
      onMake: legIds.length === 0 ? null : () => press('make'),
      onEnter: () => press('enter'),
    },
    dialog: opened && (
      <BetCode
        {...opened}
        heldOf={(kind) => counts[kinds[kind].group] ?? 0}
        onAdded={added}
        onClose={close}
      />
    ),
  }
}
