import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'

import type { SendToSlip } from './useSlip.ts'

/** Brings back what was just replaced or removed. */
export function UndoButton({ send }: { send: SendToSlip }) {
  return (
    <Button onClick={() => send({ type: 'selection.undone' })}>
      <Trans>Undo</Trans>
    </Button>
  )
}
