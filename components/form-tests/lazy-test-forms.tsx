'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/skeleton'

const loading = () => <Skeleton className="h-[1600px] rounded-panel" />

/** Drawn by the browser alone: a form that is not alive yet would send what is typed in the address. */
export const LazyCustomValidation = dynamic(
  () => import('./custom-validation').then((loaded) => loaded.CustomValidation),
  { loading, ssr: false },
)
export const LazySchemaValidation = dynamic(
  () => import('./schema-validation').then((loaded) => loaded.SchemaValidation),
  { loading, ssr: false },
)
