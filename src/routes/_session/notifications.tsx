import { createFileRoute } from '@tanstack/react-router'

import { deferredScreen } from '#src/shell/deferredScreen.tsx'

const NotificationsScreen = deferredScreen(
  async () => (await import('#src/screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
)

export const Route = createFileRoute('/_session/notifications')({ component: NotificationsScreen })
