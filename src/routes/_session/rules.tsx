import { createFileRoute } from '@tanstack/react-router'

import { deferredScreen } from '#src/shell/deferredScreen.tsx'

const RulesScreen = deferredScreen(
  async () => (await import('#src/screens/houseText/RulesScreen.tsx')).RulesScreen,
)

export const Route = createFileRoute('/_session/rules')({ component: RulesScreen })
