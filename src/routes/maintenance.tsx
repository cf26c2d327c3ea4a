import { createFileRoute } from '@tanstack/react-router'

import { lazyPart } from '#src/i18n/lazyPart.tsx'

const MaintenanceScreen = lazyPart(
  async () => (await import('#src/screens/maintenance/MaintenanceScreen.tsx')).MaintenanceScreen,
)

export const Route = createFileRoute('/maintenance')({
  component: MaintenanceScreen,
  // Seldom seen, and never early: its code and texts are fetched while they can be had.
  loader: () => void MaintenanceScreen.load().catch(() => undefined),
})
