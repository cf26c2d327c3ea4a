import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'

interface ChangeChoiceProps {
  /** A bet was pressed and the machine asks: accepting places it, which only the big button says. */
  readonly isAsking: boolean
  readonly onAccept: () => void
  readonly onDecline: () => void
  /** Where nothing but the whole can be taken out for it; else null. */
  readonly onRemoveAll: (() => void) | null
}

/** What the member can choose to do about a change, where it is shown. */
export function ChangeChoice({ isAsking, onAccept, onDecline, onRemoveAll }: ChangeChoiceProps) {
  if (isAsking)
    return (
      <Button variant="secondary" onClick={onDecline}>
        <Trans>Do not place</Trans>
      </Button>
    )
  return onRemoveAll === null ? (
    <Button variant="secondary" onClick={onAccept}>
      <Trans>Accept</Trans>
    </Button>
  ) : (
    <Button variant="secondary" onClick={onRemoveAll}>
      <Trans>Remove this combo</Trans>
    </Button>
  )
}
