import { createFileRoute } from '@tanstack/react-router'

import { deferredScreen } from '#src/shell/deferredScreen.tsx'

const NewsScreen = deferredScreen(async () => (await import('#src/screens/news/NewsScreen.tsx')).NewsScreen)

export const Route = createFileRoute('/_session/news')({ component: NewsScreen })
