import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/controls/Button.tsx'

import type { SendToSlip } from './view/useSlip.ts'

/** Brings back what was just replaced or removed. */
export function UndoButton({ send }: { send: SendToSlip }) {
  return (
    <Button onClick={() => send({ type: 'selection.undone' })}>
      <Trans context="verb: take back the last change to the slip">Undo</Trans>
    </Button>
  )
}
