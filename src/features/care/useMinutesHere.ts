import { useSession } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { minute } from '#src/client/platform/minutes.ts'

/** How many minutes the session has lasted by the server's clock; null where it does not say when it began [CARE-01]. */
export function useMinutesHere(): number | null {
  const since = useSession().settings.care?.since ?? null
  const minutes = useServerTime((now) =>
    since === null ? 0 : Math.max(0, Math.floor((now - since) / minute)),
  )
  return since === null ? null : minutes
}
