import { BarePage } from '@/components/layout/bare-page'

export default BarePage
