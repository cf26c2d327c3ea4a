import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { Gate } from './Gate.tsx'

/** The launch's own address: it shows the launch, and leaves for the first screen when that is done [LAUNCH-01]. */
export function LaunchGate() {
  const router = useRouter()
  useEffect(() => {
    // The first screen's code comes while the launch is under way.
    void router.preloadRoute({ to: '/events', search: {} })
  }, [router])
  return <Gate />
}
