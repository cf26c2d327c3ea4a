import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'

interface ChangeChoiceProps {
  /** A bet was pressed and the machine asks: accepting places it, which only the big button says. */
  readonly isAsking: boolean
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** What the member can choose to do about a change, where it is shown. */
export function ChangeChoice({ isAsking, onAccept, onDecline }: ChangeChoiceProps) {
  return isAsking ? (
    <Button variant="secondary" onClick={onDecline}>
      <Trans>Do not place</Trans>
    </Button>
  ) : (
    <Button variant="secondary" onClick={onAccept}>
      <Trans>Accept</Trans>
    </Button>
  )
}
