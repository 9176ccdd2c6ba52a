'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/skeleton'

const loading = () => <Skeleton className="h-[1600px] rounded-panel" />

export const LateCustomValidation = dynamic(
  () => import('./custom-validation').then((loaded) => loaded.CustomValidation),
  { loading },
)
export const LateSchemaValidation = dynamic(
  () => import('./schema-validation').then((loaded) => loaded.SchemaValidation),
  { loading },
)
