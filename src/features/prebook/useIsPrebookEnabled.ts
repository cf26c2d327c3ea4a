import { useSession } from '#src/client/context.tsx'

/** Whether the member may book here at all. */
export function useIsPrebookEnabled(): boolean {
  const { settings, isGuest } = useSession()
  return settings.features.isPrebookingEnabled === true && !isGuest
}
