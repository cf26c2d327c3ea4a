import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const NotificationsScreen = deferredPart(
  async () => (await import('#src/screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
)

export const Route = createFileRoute('/_session/notifications')({ component: NotificationsScreen })
