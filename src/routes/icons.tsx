import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const IconGallery = deferredPart(
  async () => (await import('#src/screens/gallery/IconGallery.tsx')).IconGallery,
)

export const Route = createFileRoute('/icons')({ component: IconGallery })
