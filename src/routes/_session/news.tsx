import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const NewsScreen = deferredPart(async () => (await import('#src/screens/news/NewsScreen.tsx')).NewsScreen)

export const Route = createFileRoute('/_session/news')({ component: NewsScreen })
