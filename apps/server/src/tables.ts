// Made from the migrations by `npm run tables`: change those, not this.
import type { AssistantTables } from './tables/assistant.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ContactsTables } from './tables/contacts.ts';
import type { ConversationsTables } from './tables/conversations.ts';
import type { CopilotTables } from './tables/copilot.ts';
import type { DiscountsTables } from './tables/discounts.ts';
import type { FaqBlocksTables } from './tables/faq-blocks.ts';
import type { FaqsTables } from './tables/faqs.ts';
import type { FilesTables } from './tables/files.ts';
import type { HooksTables } from './tables/hooks.ts';
import type { KnowledgeTables } from './tables/knowledge.ts';
import type { MetricsTables } from './tables/metrics.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { OptimizeTables } from './tables/optimize.ts';
import type { OrderTrackingTables } from './tables/order-tracking.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { PopupsTables } from './tables/popups.ts';
import type { PresenceTables } from './tables/presence.ts';
import type { PrivacyTables } from './tables/privacy.ts';
import type { RecommendationsTables } from './tables/recommendations.ts';
import type { RetrievalTables } from './tables/retrieval.ts';
import type { SatisfactionTables } from './tables/satisfaction.ts';
import type { SchedulingTables } from './tables/scheduling.ts';
import type { ShopSettingsTables } from './tables/shop-settings.ts';
import type { ShopifyTables } from './tables/shopify.ts';
import type { ShopsTables } from './tables/shops.ts';
import type { ShortcutsTables } from './tables/shortcuts.ts';
import type { TagsTables } from './tables/tags.ts';
import type { TeamTables } from './tables/team.ts';
import type { TestSuiteTables } from './tables/test-suite.ts';
import type { TranslationsTables } from './tables/translations.ts';
import type { UsageTables } from './tables/usage.ts';
import type { WordingTables } from './tables/wording.ts';

export interface Tables
  extends AssistantTables,
    CatalogTables,
    ContactsTables,
    ConversationsTables,
    CopilotTables,
    DiscountsTables,
    FaqBlocksTables,
    FaqsTables,
    FilesTables,
    HooksTables,
    KnowledgeTables,
    MetricsTables,
    NotificationsTables,
    OptimizeTables,
    OrderTrackingTables,
    PlatformTables,
    PopupsTables,
    PresenceTables,
    PrivacyTables,
    RecommendationsTables,
    RetrievalTables,
    SatisfactionTables,
    SchedulingTables,
    ShopSettingsTables,
    ShopifyTables,
    ShopsTables,
    ShortcutsTables,
    TagsTables,
    TeamTables,
    TestSuiteTables,
    TranslationsTables,
    UsageTables,
    WordingTables {}
