import { createIcon } from '@/components/ui/icon'

export const StaffIcon = createIcon(
  'M15 19c-.6-3-2.8-4.5-6-4.5S3.6 16 3 19M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM16 5a3.5 3.5 0 0 1 0 6.6M17.5 14.8c2 .6 3.1 2 3.5 4.200',
)
export const AuditIcon = createIcon('M4 6h16M4 10h10M4 14h16M4 18h8')
export const CategoryIcon = createIcon('M5 4h6v5H5zM13 15h6v5h-6zM8 9v8.500h5M8 12h0')
export const BrandIcon = createIcon('M4 12V4h8l8 8-8 8zM8.500 8.500h.01')
export const SettingsIcon = createIcon(
  'M12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
)
export const ArrowUpIcon = createIcon('M12 19V5M6 11l6-6 6 6')
export const ArrowDownIcon = createIcon('M12 5v14M6 13l6 6 6-6')
export const ProductIcon = createIcon(
  'm12 3 8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
)
export const CropIcon = createIcon('M6 2v16h16M2 6h16v16')
export const StockIcon = createIcon('M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4')
export const PageIcon = createIcon('M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6')
export const DownloadIcon = createIcon('M12 4v11M7 11l5 5 5-5M5 20h14')
export const UploadIcon = createIcon('M12 16V5M7 9l5-5 5 5M5 20h14')
export const ArticleIcon = createIcon(
  'M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-4 0M7 9h6M7 13h6',
)
export const HomeContentIcon = createIcon('M4 5h16v5H4zM4 14h7v5H4zM14 14h6v5h-6z')
export const CustomersIcon = createIcon(
  'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.500 20c.8-3.600 3.600-5.500 7.500-5.500s6.700 1.900 7.500 5.500M17 9.500h4M19 7.500v4',
)
export const DiscountIcon = createIcon(
  'M19 5 5 19M7.500 9.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM16.500 18.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
)
export const AttributeIcon = createIcon('M4 6h3M10 6h10M4 12h9M16 12h4M4 18h3M10 18h10')
export const ReportIcon = createIcon('M4 20h16M7 16v-5M12 16V6M17 16v-8')
export const PennantIcon = createIcon('M6 21V4h11l-2.500 4 2.500 4H6')
export const CardIcon = createIcon('M3 6h18v12H3zM3 10h18M7 15h3')
export const BubbleIcon = createIcon('M4 5h16v11H9l-5 4zM8 9h8M8 12h5')
export const PrintIcon = createIcon('M7 8V4h10v4M5 8h14v8h-3v4H8v-4H5zM8 14h8')
export const MoreIcon = createIcon('M5 12h.01M12 12h.01M19 12h.01', { strokeWidth: 2.6 })
export const DragIcon = createIcon(
  'M9.5 6h.01M14.5 6h.01M9.5 12h.01M14.5 12h.01M9.5 18h.01M14.5 18h.01',
  { strokeWidth: 2.4 },
)
export const ShieldIcon = createIcon(
  'M12 3 5 6v6c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6zM9 12l2 2 4-4',
)
export const ShopWindowIcon = createIcon(
  'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500s-7-2-9.500-6.500zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z',
)
