import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const MaintenanceScreen = deferredPart(
  async () => (await import('#src/screens/maintenance/MaintenanceScreen.tsx')).MaintenanceScreen,
)

export const Route = createFileRoute('/maintenance')({
  component: MaintenanceScreen,
  // Seldom seen, and never early: its code and texts are fetched while they are still available.
  loader: () => void MaintenanceScreen.load().catch(() => undefined),
})
