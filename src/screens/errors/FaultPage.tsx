import { Fault } from '#src/features/fault/Fault.tsx'

import { RoutePending } from './RoutePending.tsx'
import { StatusPage } from './StatusPage.tsx'

interface FaultPageProps {
  error: unknown
  /** Tries again to show what failed. */
  onRetry: () => void
  /** A part of the shell instead of a page of its own. */
  isPart: boolean
}

/** A fault of ours in the place of a screen or of a page. */
export function FaultPage({ isPart, ...fault }: FaultPageProps) {
  return (
    <Fault {...fault} waiting={<RoutePending isPart={isPart} />}>
      {({ title, details, actions }) => (
        <StatusPage isPart={isPart} role="alert" icon="error" tone="danger" title={title} action={actions}>
          {details}
        </StatusPage>
      )}
    </Fault>
  )
}
