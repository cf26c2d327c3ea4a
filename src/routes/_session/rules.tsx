import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const RulesScreen = deferredPart(
  async () => (await import('#src/screens/houseText/RulesScreen.tsx')).RulesScreen,
)

export const Route = createFileRoute('/_session/rules')({ component: RulesScreen })
