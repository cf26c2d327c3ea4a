import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

import { FaultPage } from './FaultPage.tsx'

/** A screen failed, or its code could not be loaded: Retry shows it again, with what it loads. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  return <FaultPage isPart error={error} onRetry={useRetry(reset)} />
}

/** The same for a route that is a page of its own. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return <FaultPage isPart={false} error={error} onRetry={useRetry(reset)} />
}

function useRetry(reset: () => void): () => void {
  const router = useRouter()
  return () => {
    reset()
    void router.invalidate()
  }
}
