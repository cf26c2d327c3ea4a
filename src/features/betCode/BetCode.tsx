import type { ComponentProps } from 'react'

import { optionalPart } from '#src/i18n/deferredPart.tsx'

const MakeCode = optionalPart(async () => (await import('./MakeCode.tsx')).MakeCode)
const EnterCode = optionalPart(async () => (await import('./EnterCode.tsx')).EnterCode)

/** Which of the two is open. */
export type BetCodeDialog = 'make' | 'enter'

type BetCodeProps = ComponentProps<typeof MakeCode> &
  ComponentProps<typeof EnterCode> & { readonly open: BetCodeDialog }

/** The slip under a code, or a code into the slip [SLIP-23]. What it opens is fetched with the first press. */
export function BetCode({ open, slip, heldOf, onAdded, onClose }: BetCodeProps) {
  return open === 'make' ? (
    <MakeCode slip={slip} onClose={onClose} />
  ) : (
    <EnterCode heldOf={heldOf} onAdded={onAdded} onClose={onClose} />
  )
}
