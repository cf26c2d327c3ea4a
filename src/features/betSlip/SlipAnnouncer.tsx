import { Trans } from '@lingui/react/macro'

import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { useSlip } from './useSlip.ts'

/**
 * Says politely that the slip has another selection, which otherwise only the pressed button shows. What the slip
 * itself shows is announced where it is shown; prices never are [A11Y-01].
 */
export function SlipAnnouncer() {
  const { tickets, phase } = useSlip()
  const [ticket] = tickets
  return (
    <VisuallyHidden aria-live="polite">
      {ticket !== undefined && phase === 'editing' && (
        <Trans>Added to the bet slip: {ticket.selectionName}</Trans>
      )}
    </VisuallyHidden>
  )
}
