// Generated from docs/openapi.json by `npm run generate`. Do not edit.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/account/api-key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["regenerateAccountKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listImpersonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/platform-admin-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlatformAdminStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/reseller-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerAccess"];
        put: operations["setResellerAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlatformAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIssuedInvoices"];
        put?: never;
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIssuedInvoice"];
        put?: never;
        post?: never;
        delete: operations["deleteInvoiceDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices/{invoiceId}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices/{invoiceId}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["finalizeInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices/{invoiceId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIssuedInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlatformInvoiceIssuer"];
        put: operations["setPlatformInvoiceIssuer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/payment-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInstallationBranding"];
        put: operations["setInstallationBranding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branding/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadInstallationBrandPicture"];
        delete: operations["deleteInstallationBrandPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlatformCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/files/orphaned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrphanedFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/files/orphaned/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteOrphanedFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlatformHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["dropJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMailServer"];
        put: operations["setMailServer"];
        post?: never;
        delete: operations["deleteMailServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/maintenance-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMaintenanceNotice"];
        put: operations["setMaintenanceNotice"];
        post?: never;
        delete: operations["deleteMaintenanceNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/minute-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMinutePackages"];
        put?: never;
        post: operations["createMinutePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/minute-packages/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["retireMinutePackage"];
        options?: never;
        head?: never;
        patch: operations["updateMinutePackage"];
        trace?: never;
    };
    "/api/admin/model-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listModelServers"];
        put?: never;
        post: operations["createModelServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/model-servers/{serverName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteModelServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/model-servers/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["discoverModelServers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/number-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlatformInventory"];
        put?: never;
        post: operations["addInventoryNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/number-inventory/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assignPlatformNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/number-inventory/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeInventoryNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/number-inventory/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["unassignPlatformNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlans"];
        put?: never;
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["retirePlanOffer"];
        options?: never;
        head?: never;
        patch: operations["updatePlan"];
        trace?: never;
    };
    "/api/admin/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPriceLists"];
        put?: never;
        post: operations["createPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/price-lists/{priceListId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deletePriceList"];
        options?: never;
        head?: never;
        patch: operations["updatePriceList"];
        trace?: never;
    };
    "/api/admin/provider-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlatformProviderKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/provider-keys/{keyProvider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setPlatformProviderKey"];
        post?: never;
        delete: operations["deletePlatformProviderKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/resellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellers"];
        put?: never;
        post: operations["createReseller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/resellers/{resellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteReseller"];
        options?: never;
        head?: never;
        patch: operations["updateReseller"];
        trace?: never;
    };
    "/api/admin/resellers/{resellerId}/packages/{packageId}/price-tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setPackagePriceTiers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlatformRetention"];
        put: operations["setPlatformRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sip-trunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlatformSipTrunks"];
        put?: never;
        post: operations["createPlatformSipTrunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sip-trunks/{trunkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deletePlatformSipTrunk"];
        options?: never;
        head?: never;
        patch: operations["updatePlatformSipTrunk"];
        trace?: never;
    };
    "/api/admin/sip-trunks/{trunkId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testPlatformSipTrunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/speech-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInstallationSpeechModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/speech-models/{speechModelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeSpeechModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/speech-models/{speechModelId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["downloadSpeechModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/speech-models/{speechModelId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifySpeechModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStripeAccount"];
        put: operations["setStripeAccount"];
        post?: never;
        delete: operations["deleteStripeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enterTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}/feature-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFeatureFlags"];
        put: operations["setFeatureFlags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaveTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}/minutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["grantMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{tenantId}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["assignPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgents"];
        put?: never;
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        patch: operations["updateAgent"];
        trace?: never;
    };
    "/api/agents/{agentId}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setAgentActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentCalendar"];
        put: operations["setAgentCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/calendar/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBookings"];
        put?: never;
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/calendar/bookings/{bookingId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/calendar/bookings/{bookingId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rescheduleBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/calendar/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAvailableSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentDirectory"];
        put: operations["replaceAgentDirectory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/integrations/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setAgentIntegration"];
        post?: never;
        delete: operations["removeAgentIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/chunks/{chunkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateKnowledgeChunk"];
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listKnowledgeBaseFiles"];
        put?: never;
        post: operations["uploadKnowledgeBaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getKnowledgeBaseFile"];
        put?: never;
        post?: never;
        delete: operations["deleteKnowledgeBaseFile"];
        options?: never;
        head?: never;
        patch: operations["updateKnowledgeBaseFile"];
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files/{fileId}/chunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listKnowledgeBaseChunks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getKnowledgeBaseFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files/{fileId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshKnowledgeBaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/files/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteKnowledgeBaseFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getKnowledgeIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/reindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reindexKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["searchKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addKnowledgeBaseText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/knowledge-base/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addKnowledgeBaseUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/portal-identity-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPortalIdentityKey"];
        put?: never;
        post: operations["rotatePortalIdentityKey"];
        delete: operations["removePortalIdentityKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTestChatTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTestConversations"];
        put?: never;
        post: operations["createTestConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-conversations/{testId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTestConversation"];
        put?: never;
        post?: never;
        delete: operations["deleteTestConversation"];
        options?: never;
        head?: never;
        patch: operations["updateTestConversation"];
        trace?: never;
    };
    "/api/agents/{agentId}/test-conversations/from-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTestFromConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTestRuns"];
        put?: never;
        post: operations["createTestRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-runs/{testRunId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTestRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/test-runs/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["compareTestRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentTools"];
        put?: never;
        post: operations["addAgentTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/tools/{toolId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeAgentTool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/traffic-split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTrafficSplit"];
        put: operations["setTrafficSplit"];
        post?: never;
        delete: operations["endTrafficSplit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/transfer-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentTransferTargets"];
        put: operations["replaceAgentTransferTargets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/versions/{versionNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/versions/{versionNumber}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreAgentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/versions/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["compareAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{agentId}/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["assignWorkflow"];
        post?: never;
        delete: operations["unassignWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrashedAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/trash/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["purgeTrashedAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/trash/{agentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreTrashedAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/advanced-wizard-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["advancedWizardGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/crawl-extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["crawlExtract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/crawl-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["crawlGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/profile-extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["profileExtract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/profile-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["profileGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/refine-prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refinePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-tools/wizard-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["wizardGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApiKeys"];
        put?: never;
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startImpersonation"];
        delete: operations["endImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logInWithSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/api/auth/me/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/newsletters/{resellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setOwnNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/migrate-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["migratePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/switch-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["switchTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBillingDetails"];
        put: operations["setBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPublicBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["askCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCalendarConnections"];
        put?: never;
        post: operations["createCalendarConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/connections/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteCalendarConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/connections/{connectionId}/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConnectedCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/connections/{connectionId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testCalendarConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/google/auth-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGoogleCalendarAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["finishGoogleCalendarAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/microsoft/auth-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMicrosoftCalendarAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/microsoft/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["finishMicrosoftCalendarAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCall"];
        put?: never;
        post?: never;
        delete: operations["eraseCall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["analyzeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["completeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["controlCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamCallEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCallRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/recording/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCallRecordingContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/recording/diagnose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["diagnoseCallRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/recording/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["openCallRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/tool-executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCallToolExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/{callId}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCallTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/erase/by-subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["eraseCallsBySubject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/export/by-subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportDataSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/outbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startOutboundCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/outbound/ad-hoc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startAdHocOutboundCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/outbound/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOutboundQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/recordings/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["repairRecordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCallStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/statistics/detailed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDetailedCallStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCallUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/avatars/{avatarId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContactRequests"];
        put?: never;
        post: operations["createContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/contact-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateContactRequest"];
        trace?: never;
    };
    "/api/chat/contact-requests/{requestId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContactReplies"];
        put?: never;
        post: operations["replyToContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/desk-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatDeskSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateChatDeskSettings"];
        trace?: never;
    };
    "/api/chat/files/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatLabels"];
        put?: never;
        post: operations["createChatLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/labels/{labelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteChatLabel"];
        options?: never;
        head?: never;
        patch: operations["updateChatLabel"];
        trace?: never;
    };
    "/api/chat/operator/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setOperatorAvatar"];
        delete: operations["removeOperatorAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/canned-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCannedReplies"];
        put?: never;
        post: operations["createCannedReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/canned-replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteCannedReply"];
        options?: never;
        head?: never;
        patch: operations["updateCannedReply"];
        trace?: never;
    };
    "/api/chat/operator/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOperatorChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOperatorChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateOperatorChat"];
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assignOperatorChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimOperatorChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeOperatorChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateChatCustomer"];
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/draft-reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["draftOperatorReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadOperatorFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOperatorChatMessages"];
        put?: never;
        post: operations["sendOperatorMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["releaseOperatorChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/{sessionId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["postOperatorTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/chats/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeManyChats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamOperatorEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/events/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createOperatorEventTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/mentions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readChatMentions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatDeskReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOperatorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOperatorStatus"];
        put: operations["setOperatorStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatViews"];
        put?: never;
        post: operations["createChatView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/operator/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteChatView"];
        options?: never;
        head?: never;
        patch: operations["updateChatView"];
        trace?: never;
    };
    "/api/chat/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatSessions"];
        put?: never;
        post: operations["startChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["analyzeChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamChatSessionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/events/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createChatEventTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadChatFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestChatHandoff"];
        delete: operations["cancelChatHandoff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatMessages"];
        put?: never;
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rateChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatSessionStatus"];
        put?: never;
        post: operations["postChatSessionStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/tool-calls/{toolCallId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerChatToolCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatVerification"];
        put?: never;
        post: operations["startChatVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmChatVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/sessions/{sessionId}/visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateChatVisitor"];
        trace?: never;
    };
    "/api/chat/sessions/close-inactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeInactiveChatSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatTeams"];
        put?: never;
        post: operations["createChatTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteChatTeam"];
        options?: never;
        head?: never;
        patch: operations["updateChatTeam"];
        trace?: never;
    };
    "/api/chat/widget/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPublicWidgetConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/widget/{agentId}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadChatAvatar"];
        delete: operations["deleteChatAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/widget/{agentId}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWidgetConfig"];
        put: operations["updateWidgetConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["patchWidgetConfig"];
        trace?: never;
    };
    "/api/chat/widget/{agentId}/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWidgetInstallation"];
        put?: never;
        post: operations["checkWidgetInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/widget/{agentId}/runtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWidgetRuntime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/widget/{agentId}/verification-required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getVerificationRequired"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCrmAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startCrmCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCrmConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/conversations/{callId}/recording-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCrmRecordingLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDirectoryEntries"];
        put?: never;
        post: operations["createDirectoryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDirectoryEntry"];
        put?: never;
        post?: never;
        delete: operations["deleteDirectoryEntry"];
        options?: never;
        head?: never;
        patch: operations["updateDirectoryEntry"];
        trace?: never;
    };
    "/api/directory/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["matchDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/end-of-call-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEndOfCallWebhooks"];
        put?: never;
        post: operations["createEndOfCallWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/end-of-call-webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEndOfCallWebhook"];
        put?: never;
        post?: never;
        delete: operations["deleteEndOfCallWebhook"];
        options?: never;
        head?: never;
        patch: operations["updateEndOfCallWebhook"];
        trace?: never;
    };
    "/api/end-of-call-webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/end-of-call-webhooks/{webhookId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["redeliverWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/end-of-call-webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateEndOfCallWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/end-of-call-webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testEndOfCallWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/detailed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDetailedHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/callbacks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["finishIdentityLink"];
        put?: never;
        post: operations["receiveIdentityCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIdentityConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/connections/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setIdentityConnection"];
        post?: never;
        delete: operations["deleteIdentityConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/connections/{provider}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testIdentityConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/marketplace-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMarketplaceTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/marketplace-tools/{toolKey}/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["installMarketplaceTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/retention-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIdentityRetentionPolicy"];
        put: operations["setIdentityRetentionPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIdentityStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIdentityVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/verifications/{verificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIdentityVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/verifications/{verificationId}/anonymize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["anonymizeIdentityVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/verifications/eid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startEidVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/identity/verifications/mobile-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startMobilePayVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIntegrationConnections"];
        put?: never;
        post: operations["createIntegrationConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/connections/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteIntegrationConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/connections/{connectionId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testIntegrationConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/crm/call-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCrmCallLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/crm/logging-presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCrmLoggingPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/crm/logging-presets/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setCrmLoggingPreset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/crm/pre-call-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["lookUpCaller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/end-of-call/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["dispatchEndOfCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["executeIntegrationAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIntegrationProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/providers/{provider}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIntegrationActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/providers/{provider}/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["authorizeIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/providers/{provider}/oauth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["finishIntegrationAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvites"];
        put?: never;
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/{inviteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inspectInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/language-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguageModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletters/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showUnsubscribe"];
        put?: never;
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrganizations"];
        put?: never;
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/api/partner-integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-integrations/{partner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setPartnerIntegration"];
        post?: never;
        delete: operations["deletePartnerIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPhoneNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/{numberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPhoneNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updatePhoneNumber"];
        trace?: never;
    };
    "/api/phone-numbers/{numberId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assignPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/{numberId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkPhoneNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/{numberId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["releasePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/{numberId}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["unassignPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchAvailableNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPhoneConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPoolNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/pool/{numberId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimPoolNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-numbers/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["purchasePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/data-subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDataSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/deletion-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDeletionCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/deletion-certificates/{certificateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDeletionCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/legal-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLegalHolds"];
        put?: never;
        post: operations["setLegalHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/legal-holds/{holdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["liftLegalHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRetentionPolicy"];
        put: operations["setRetentionPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewRetention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProviderKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider-keys/{keyProvider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setProviderKey"];
        post?: never;
        delete: operations["deleteProviderKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOwnResellerKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/api-key/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateOwnResellerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerKeys"];
        put?: never;
        post: operations["createResellerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeResellerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/billing/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInvoiceIssuer"];
        put: operations["setInvoiceIssuer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/billing/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportResellerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerBranding"];
        put: operations["setResellerBranding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/branding/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadResellerBrandPicture"];
        delete: operations["deleteResellerBrandPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCustomers"];
        put?: never;
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete: operations["trashCustomer"];
        options?: never;
        head?: never;
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/api/reseller/customers/{customerId}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCustomerKeys"];
        put?: never;
        post: operations["createCustomerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/{customerId}/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeCustomerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/{customerId}/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["impersonateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/{customerId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/{customerId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["suspendCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrashedCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/trash/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["purgeCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/customers/trash/{customerId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerDomains"];
        put?: never;
        post: operations["createResellerDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/domains/{domainId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteResellerDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/domains/{domainId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyResellerDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/email-templates/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/email-templates/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/email-templates/{key}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/invoices/{invoiceId}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createResellerCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/invoices/{invoiceId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordResellerInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/newsletter-audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNewsletterAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/newsletter-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNewsletters"];
        put?: never;
        post: operations["createNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/newsletters/{newsletterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNewsletter"];
        put?: never;
        post?: never;
        delete: operations["deleteNewsletter"];
        options?: never;
        head?: never;
        patch: operations["updateNewsletter"];
        trace?: never;
    };
    "/api/reseller/newsletters/{newsletterId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/newsletters/{newsletterId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/number-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerInventory"];
        put?: never;
        post: operations["addResellerNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/number-inventory/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assignResellerNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/number-inventory/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeResellerNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/number-inventory/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["unassignResellerNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerPackages"];
        put?: never;
        post: operations["createResellerPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/packages/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteResellerPackage"];
        options?: never;
        head?: never;
        patch: operations["updateResellerPackage"];
        trace?: never;
    };
    "/api/reseller/price-tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerPriceTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerRetention"];
        put: operations["setResellerRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/sip-trunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResellerSipTrunk"];
        put: operations["putResellerSipTrunk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/sip-trunk/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testResellerSipTrunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listResellerStaff"];
        put?: never;
        post: operations["createResellerStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reseller/staff/{staffId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteResellerStaff"];
        options?: never;
        head?: never;
        patch: operations["updateResellerStaff"];
        trace?: never;
    };
    "/api/sip-trunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSipTrunks"];
        put?: never;
        post: operations["createSipTrunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sip-trunks/{trunkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSipTrunk"];
        put?: never;
        post?: never;
        delete: operations["deleteSipTrunk"];
        options?: never;
        head?: never;
        patch: operations["updateSipTrunk"];
        trace?: never;
    };
    "/api/sip-trunks/{trunkId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkSipTrunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sip-trunks/{trunkId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSipTrunkStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/speech-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpeechModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDailyStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStatisticsDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMonthlyStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/platform-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlatformOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/recordings/jobs/{recordingJobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRecordingJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/recordings/orphaned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrphanedRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/recordings/orphaned/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteOrphanedRecordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/recordings/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["syncRecordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlanOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["upgradeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lookUpSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telephony/webhooks/{provider}/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["receiveCarrierWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listToolLogs"];
        put?: never;
        post: operations["createToolLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool-logs/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getToolLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool-logs/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getToolLogStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTools"];
        put?: never;
        post: operations["createTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools/{toolId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTool"];
        put?: never;
        post?: never;
        delete: operations["deleteTool"];
        options?: never;
        head?: never;
        patch: operations["updateTool"];
        trace?: never;
    };
    "/api/tools/{toolId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["copyTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools/{toolId}/signing-secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateToolSigningSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools/{toolId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMinuteBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrders"];
        put?: never;
        post: operations["orderMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["invoiceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-ups/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMinutePackageOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unanswered-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnansweredQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unanswered-questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUnansweredQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateUnansweredQuestion"];
        trace?: never;
    };
    "/api/unanswered-questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerUnansweredQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/agents/{agentId}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebVoiceAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/agents/{agentId}/recognizer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRecognizerDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/agents/{agentId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startPublicWebVoiceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startWebVoiceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/sessions/{callId}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["offerWebVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-voice/sessions/{callId}/tool-calls/{toolCallId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerWebVoiceToolCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["receiveStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkflows"];
        put?: never;
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch: operations["updateWorkflow"];
        trace?: never;
    };
    "/api/workflows/{workflowId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["discardWorkflowDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["publishWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/publish-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewWorkflowPublish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkflowRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["simulateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkflowVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/versions/{versionNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkflowVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/versions/{versionNumber}/copy-to-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["copyWorkflowVersionToDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/{workflowId}/versions/{versionNumber}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rollBackWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflows/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["validateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.version.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onAgentVersionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onBalanceLow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onBookingRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.analyzed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallAnalyzed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.recording.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallRecordingReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.transfer.bridged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallTransferBridged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.transfer.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallTransferFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.transfer.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onCallTransferStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.analyzed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatAnalyzed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.session.claimed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatSessionClaimed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.session.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatSessionClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.session.escalated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatSessionEscalated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.session.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onChatSessionStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onContactRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "identity.verification.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onIdentityVerificationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "number.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onNumberAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tool.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onToolFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onWebhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.secret_rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onWebhookSecretRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Account: {
            api_key: {
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                last_four: string;
                last_used_at: string | null;
                prefix: string;
            } | null;
            contact_email: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            language: string;
            name: string;
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            timezone: string;
        };
        Actor: {
            id: string | null;
            /** @enum {string} */
            kind: "api_key" | "reseller_key" | "platform_key" | "user" | "visitor" | "system";
            name: string;
            via?: {
                id: string;
                /** @enum {string} */
                kind: "api_key" | "reseller_key" | "support_access" | "impersonation";
                name: string;
            };
        };
        AdvancedWizardRequest: {
            /** @default  */
            agentTasks?: string;
            /** @default  */
            businessDescription?: string;
            /** @default  */
            conversationAction?: string;
            /** @default  */
            conversationFlow?: string;
            /** @default  */
            conversationRules?: string;
            /** @default  */
            crawledContent?: string;
            /** @default  */
            crawledDescription?: string;
            /** @default  */
            crawledTitle?: string;
            /** @default  */
            customerQuestions?: string;
            language?: string;
            /** @default {} */
            openingHours?: {
                /** @default  */
                holidays?: string;
                /** @default  */
                weekdays?: string;
                /** @default  */
                weekend?: string;
            };
            /** @default  */
            personality?: string;
            /** @default  */
            restrictions?: string;
            /** @default  */
            specialConsiderations?: string;
        };
        Agent: {
            ai_disclosure: {
                /** @default null */
                enabled: boolean | null;
                /** @default  */
                text: string;
            };
            analysis: {
                /** @default [] */
                fields: {
                    choices?: string[];
                    /** @default  */
                    description: string;
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "enum";
                }[];
                /** @default  */
                success_criteria: string;
                /** @default true */
                summary: boolean;
            };
            backchannel: {
                /** @default false */
                enabled: boolean;
                /** @default 0.5 */
                frequency: number;
                /** @default [] */
                words: string[];
            };
            background_sound: {
                /**
                 * @default off
                 * @enum {string}
                 */
                preset: "off" | "office" | "cafe" | "call-center";
                /** @default null */
                url: string | null;
                /** @default 0.2 */
                volume: number;
            };
            /** @default true */
            chat_enabled: boolean;
            /** @default  */
            consent_message: string;
            /** Format: date-time */
            created_at: string;
            /** @default null */
            data_retention_days: number | null;
            /** @default null */
            denoise: boolean | null;
            directory: {
                /**
                 * @default none
                 * @enum {string}
                 */
                access: "none" | "all" | "departments";
                /** @default [] */
                departments: string[];
            };
            /** @default [] */
            disabled_tool_ids: string[];
            /** @default {} */
            dynamic_variables: {
                [key: string]: string;
            };
            /** @default  */
            end_call_message: string;
            /** @default [] */
            end_call_phrases: string[];
            /**
             * @default agent
             * @enum {string}
             */
            first_speaker: "agent" | "user" | "model";
            /** @default  */
            greeting: string;
            /** @default 0 */
            greeting_delay_ms: number;
            /** @default true */
            greeting_interruptible: boolean;
            /** Format: uuid */
            id: string;
            /** @default 0.7 */
            interruption_sensitivity: number;
            /** @default true */
            is_active: boolean;
            keypad: {
                /** @default true */
                enabled: boolean;
                /** @default # */
                finish_on: string;
                /** @default 32 */
                max_digits: number;
                /** @default 3000 */
                timeout_ms: number;
            };
            knowledge: {
                /** @default true */
                enabled: boolean;
                /** @default 0.2 */
                min_score: number;
                /** @default false */
                show_sources: boolean;
                /** @default 4 */
                top_k: number;
                /** @default true */
                write_questions: boolean;
            };
            /** @default en */
            language: string;
            llm: {
                fallbacks?: {
                    /** @default {} */
                    headers: {
                        [key: string]: string;
                    };
                    /** @default  */
                    model: string;
                    /** @enum {string} */
                    provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                    /** Format: uri */
                    url?: string;
                }[];
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default 600 */
                max_tokens: number;
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                /** @default 0.3 */
                temperature: number;
                /** @default 10 */
                timeout_seconds: number;
                /** Format: uri */
                url?: string;
            };
            /** @default 600 */
            max_duration_seconds: number;
            /** @default {} */
            metadata: {
                [key: string]: string;
            };
            name: string;
            /** @default false */
            pii_redaction: boolean;
            /** @default  */
            prompt: string;
            /** @default true */
            recording_enabled: boolean;
            /** @default 0.7 */
            responsiveness: number;
            silence: {
                /** @default 30000 */
                end_after_ms: number;
                /** @default 10000 */
                remind_after_ms: number;
                /** @default 1 */
                remind_max: number;
            };
            stt: {
                /** @default 600 */
                endpointing_ms: number;
                /** @default [] */
                keywords: string[];
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "assemblyai" | "azure";
                /** Format: uri */
                url?: string;
            };
            /** @default UTC */
            timezone: string;
            /** @default [] */
            tool_ids: string[];
            /** @default {} */
            tool_revisions: {
                [key: string]: number;
            };
            transfer: {
                /** @default true */
                record: boolean;
                /** @default 30 */
                ring_seconds: number;
                /** @default false */
                transcribe: boolean;
            };
            /** @default [] */
            transfer_targets: {
                destination: string;
                /** @default  */
                fallback: string;
                /** @default null */
                hours: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits: string;
                /** @default  */
                whisper: string;
            }[];
            trashed_at: string | null;
            turn_taking: {
                /** @default [] */
                ignore_phrases: string[];
                /** @default 300 */
                min_ms: number;
                /** @default 1 */
                min_words: number;
                /** @default [] */
                stop_phrases: string[];
                while_speaking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
                while_thinking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
            };
            /** Format: date-time */
            updated_at: string;
            version: number;
            voice: {
                /** @default [] */
                fallback_voice_ids: string[];
                /** @default [] */
                pronunciation_dictionary: components["schemas"]["Pronunciation"][];
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
                /** @default 1 */
                speed: number;
                /** @default 0.5 */
                stability: number;
                /** Format: uri */
                url?: string;
                /** @default  */
                voice_id: string;
                /** @default 1 */
                volume: number;
            };
            voicemail: {
                /**
                 * @default hangup
                 * @enum {string}
                 */
                action: "hangup" | "message" | "continue";
                /** @default false */
                detect: boolean;
                /** @default  */
                message: string;
            };
            readonly warnings: components["schemas"]["AgentWarning"][];
            /** @default [] */
            webhook_events: string[];
            /** @default null */
            webhook_url: string | null;
            /** @default null */
            workflow_id: string | null;
            /** @default null */
            workflow_version: number | null;
            /** @default false */
            zero_retention: boolean;
        };
        AgentCalendar: {
            /** Format: uuid */
            agent_id: string;
            /** @default 0 */
            buffer_after_minutes: number;
            /** @default 0 */
            buffer_before_minutes: number;
            /** @default [] */
            busy_calendars: components["schemas"]["CalendarReference"][];
            /** @default 1 */
            capacity: number;
            /** @default null */
            country: string | null;
            /** @default [] */
            exceptions: {
                /** Format: date */
                date: string;
                hours: {
                    from: string;
                    to: string;
                }[];
            }[];
            /** @default 60 */
            horizon_days: number;
            /** @default true */
            is_enabled: boolean;
            /** @default 60 */
            notice_minutes: number;
            /** @default 30 */
            slot_minutes: number;
            /** @default null */
            timezone: string | null;
            updated_at: string | null;
            weekly_hours: {
                /** @default [] */
                friday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                monday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                saturday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                sunday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                thursday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                tuesday: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                wednesday: {
                    from: string;
                    to: string;
                }[];
            };
            /** @default null */
            write_calendar: components["schemas"]["CalendarReference"] | null;
        };
        AgentCalendarConfig: {
            /** @default 0 */
            buffer_after_minutes?: number;
            /** @default 0 */
            buffer_before_minutes?: number;
            /** @default [] */
            busy_calendars?: components["schemas"]["CalendarReference"][];
            /** @default 1 */
            capacity?: number;
            /** @default null */
            country?: string | null;
            /** @default [] */
            exceptions?: {
                /** Format: date */
                date: string;
                hours: {
                    from: string;
                    to: string;
                }[];
            }[];
            /** @default 60 */
            horizon_days?: number;
            /** @default true */
            is_enabled?: boolean;
            /** @default 60 */
            notice_minutes?: number;
            /** @default 30 */
            slot_minutes?: number;
            /** @default null */
            timezone?: string | null;
            /** @default {} */
            weekly_hours?: {
                /** @default [] */
                friday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                monday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                saturday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                sunday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                thursday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                tuesday?: {
                    from: string;
                    to: string;
                }[];
                /** @default [] */
                wednesday?: {
                    from: string;
                    to: string;
                }[];
            };
            /** @default null */
            write_calendar?: components["schemas"]["CalendarReference"] | null;
        };
        AgentConfig: {
            ai_disclosure: {
                /** @default null */
                enabled: boolean | null;
                /** @default  */
                text: string;
            };
            analysis: {
                /** @default [] */
                fields: {
                    choices?: string[];
                    /** @default  */
                    description: string;
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "enum";
                }[];
                /** @default  */
                success_criteria: string;
                /** @default true */
                summary: boolean;
            };
            backchannel: {
                /** @default false */
                enabled: boolean;
                /** @default 0.5 */
                frequency: number;
                /** @default [] */
                words: string[];
            };
            background_sound: {
                /**
                 * @default off
                 * @enum {string}
                 */
                preset: "off" | "office" | "cafe" | "call-center";
                /** @default null */
                url: string | null;
                /** @default 0.2 */
                volume: number;
            };
            /** @default true */
            chat_enabled: boolean;
            /** @default  */
            consent_message: string;
            /** @default null */
            data_retention_days: number | null;
            /** @default null */
            denoise: boolean | null;
            directory: {
                /**
                 * @default none
                 * @enum {string}
                 */
                access: "none" | "all" | "departments";
                /** @default [] */
                departments: string[];
            };
            /** @default [] */
            disabled_tool_ids: string[];
            /** @default {} */
            dynamic_variables: {
                [key: string]: string;
            };
            /** @default  */
            end_call_message: string;
            /** @default [] */
            end_call_phrases: string[];
            /**
             * @default agent
             * @enum {string}
             */
            first_speaker: "agent" | "user" | "model";
            /** @default  */
            greeting: string;
            /** @default 0 */
            greeting_delay_ms: number;
            /** @default true */
            greeting_interruptible: boolean;
            /** @default 0.7 */
            interruption_sensitivity: number;
            /** @default true */
            is_active: boolean;
            keypad: {
                /** @default true */
                enabled: boolean;
                /** @default # */
                finish_on: string;
                /** @default 32 */
                max_digits: number;
                /** @default 3000 */
                timeout_ms: number;
            };
            knowledge: {
                /** @default true */
                enabled: boolean;
                /** @default 0.2 */
                min_score: number;
                /** @default false */
                show_sources: boolean;
                /** @default 4 */
                top_k: number;
                /** @default true */
                write_questions: boolean;
            };
            /** @default en */
            language: string;
            llm: {
                fallbacks?: {
                    /** @default {} */
                    headers: {
                        [key: string]: string;
                    };
                    /** @default  */
                    model: string;
                    /** @enum {string} */
                    provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                    /** Format: uri */
                    url?: string;
                }[];
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default 600 */
                max_tokens: number;
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                /** @default 0.3 */
                temperature: number;
                /** @default 10 */
                timeout_seconds: number;
                /** Format: uri */
                url?: string;
            };
            /** @default 600 */
            max_duration_seconds: number;
            /** @default {} */
            metadata: {
                [key: string]: string;
            };
            name: string;
            /** @default false */
            pii_redaction: boolean;
            /** @default  */
            prompt: string;
            /** @default true */
            recording_enabled: boolean;
            /** @default 0.7 */
            responsiveness: number;
            silence: {
                /** @default 30000 */
                end_after_ms: number;
                /** @default 10000 */
                remind_after_ms: number;
                /** @default 1 */
                remind_max: number;
            };
            stt: {
                /** @default 600 */
                endpointing_ms: number;
                /** @default [] */
                keywords: string[];
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "assemblyai" | "azure";
                /** Format: uri */
                url?: string;
            };
            /** @default UTC */
            timezone: string;
            /** @default [] */
            tool_ids: string[];
            /** @default {} */
            tool_revisions: {
                [key: string]: number;
            };
            transfer: {
                /** @default true */
                record: boolean;
                /** @default 30 */
                ring_seconds: number;
                /** @default false */
                transcribe: boolean;
            };
            /** @default [] */
            transfer_targets: {
                destination: string;
                /** @default  */
                fallback: string;
                /** @default null */
                hours: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits: string;
                /** @default  */
                whisper: string;
            }[];
            turn_taking: {
                /** @default [] */
                ignore_phrases: string[];
                /** @default 300 */
                min_ms: number;
                /** @default 1 */
                min_words: number;
                /** @default [] */
                stop_phrases: string[];
                while_speaking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
                while_thinking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
            };
            voice: {
                /** @default [] */
                fallback_voice_ids: string[];
                /** @default [] */
                pronunciation_dictionary: components["schemas"]["Pronunciation"][];
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
                /** @default 1 */
                speed: number;
                /** @default 0.5 */
                stability: number;
                /** Format: uri */
                url?: string;
                /** @default  */
                voice_id: string;
                /** @default 1 */
                volume: number;
            };
            voicemail: {
                /**
                 * @default hangup
                 * @enum {string}
                 */
                action: "hangup" | "message" | "continue";
                /** @default false */
                detect: boolean;
                /** @default  */
                message: string;
            };
            /** @default [] */
            webhook_events: string[];
            /** @default null */
            webhook_url: string | null;
            /** @default null */
            workflow_id: string | null;
            /** @default null */
            workflow_version: number | null;
            /** @default false */
            zero_retention: boolean;
        };
        AgentCreate: {
            /** @default {} */
            ai_disclosure?: {
                /** @default null */
                enabled?: boolean | null;
                /** @default  */
                text?: string;
            };
            /** @default {} */
            analysis?: {
                /** @default [] */
                fields?: {
                    choices?: string[];
                    /** @default  */
                    description?: string;
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "enum";
                }[];
                /** @default  */
                success_criteria?: string;
                /** @default true */
                summary?: boolean;
            };
            /** @default {} */
            backchannel?: {
                /** @default false */
                enabled?: boolean;
                /** @default 0.5 */
                frequency?: number;
                /** @default [] */
                words?: string[];
            };
            /** @default {} */
            background_sound?: {
                /**
                 * @default off
                 * @enum {string}
                 */
                preset?: "off" | "office" | "cafe" | "call-center";
                /** @default null */
                url?: string | null;
                /** @default 0.2 */
                volume?: number;
            };
            /** @default true */
            chat_enabled?: boolean;
            /** @default  */
            consent_message?: string;
            /** @default null */
            data_retention_days?: number | null;
            /** @default null */
            denoise?: boolean | null;
            /** @default {} */
            directory?: {
                /**
                 * @default none
                 * @enum {string}
                 */
                access?: "none" | "all" | "departments";
                /** @default [] */
                departments?: string[];
            };
            /** @default [] */
            disabled_tool_ids?: string[];
            /** @default {} */
            dynamic_variables?: {
                [key: string]: string;
            };
            /** @default  */
            end_call_message?: string;
            /** @default [] */
            end_call_phrases?: string[];
            /**
             * @default agent
             * @enum {string}
             */
            first_speaker?: "agent" | "user" | "model";
            /** @default  */
            greeting?: string;
            /** @default 0 */
            greeting_delay_ms?: number;
            /** @default true */
            greeting_interruptible?: boolean;
            /** @default 0.7 */
            interruption_sensitivity?: number;
            /** @default true */
            is_active?: boolean;
            /** @default {} */
            keypad?: {
                /** @default true */
                enabled?: boolean;
                /** @default # */
                finish_on?: string;
                /** @default 32 */
                max_digits?: number;
                /** @default 3000 */
                timeout_ms?: number;
            };
            /** @default {} */
            knowledge?: {
                /** @default true */
                enabled?: boolean;
                /** @default 0.2 */
                min_score?: number;
                /** @default false */
                show_sources?: boolean;
                /** @default 4 */
                top_k?: number;
                /** @default true */
                write_questions?: boolean;
            };
            /** @default en */
            language?: string;
            /** @default {} */
            llm?: {
                fallbacks?: {
                    /** @default {} */
                    headers?: {
                        [key: string]: string;
                    };
                    /** @default  */
                    model?: string;
                    /** @enum {string} */
                    provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                    /** Format: uri */
                    url?: string;
                }[];
                /** @default {} */
                headers?: {
                    [key: string]: string;
                };
                /** @default 600 */
                max_tokens?: number;
                /** @default  */
                model?: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider?: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                /** @default 0.3 */
                temperature?: number;
                /** @default 10 */
                timeout_seconds?: number;
                /** Format: uri */
                url?: string;
            };
            /** @default 600 */
            max_duration_seconds?: number;
            /** @default {} */
            metadata?: {
                [key: string]: string;
            };
            name: string;
            /** @default false */
            pii_redaction?: boolean;
            /** @default  */
            prompt?: string;
            /** @default true */
            recording_enabled?: boolean;
            /** @default 0.7 */
            responsiveness?: number;
            /** @default {} */
            silence?: {
                /** @default 30000 */
                end_after_ms?: number;
                /** @default 10000 */
                remind_after_ms?: number;
                /** @default 1 */
                remind_max?: number;
            };
            /** @default {} */
            stt?: {
                /** @default 600 */
                endpointing_ms?: number;
                /** @default [] */
                keywords?: string[];
                /** @default  */
                model?: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider?: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "assemblyai" | "azure";
                /** Format: uri */
                url?: string;
            };
            /** @default UTC */
            timezone?: string;
            /** @default [] */
            tool_ids?: string[];
            /** @default {} */
            tool_revisions?: {
                [key: string]: number;
            };
            /** @default {} */
            transfer?: {
                /** @default true */
                record?: boolean;
                /** @default 30 */
                ring_seconds?: number;
                /** @default false */
                transcribe?: boolean;
            };
            /** @default [] */
            transfer_targets?: {
                destination: string;
                /** @default  */
                fallback?: string;
                /** @default null */
                hours?: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode?: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits?: string;
                /** @default  */
                whisper?: string;
            }[];
            /** @default {} */
            turn_taking?: {
                /** @default [] */
                ignore_phrases?: string[];
                /** @default 300 */
                min_ms?: number;
                /** @default 1 */
                min_words?: number;
                /** @default [] */
                stop_phrases?: string[];
                while_speaking?: {
                    /** @default 300 */
                    min_ms?: number;
                    /** @default 1 */
                    min_words?: number;
                };
                while_thinking?: {
                    /** @default 300 */
                    min_ms?: number;
                    /** @default 1 */
                    min_words?: number;
                };
            };
            /** @default {} */
            voice?: {
                /** @default [] */
                fallback_voice_ids?: string[];
                /** @default [] */
                pronunciation_dictionary?: components["schemas"]["Pronunciation"][];
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider?: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
                /** @default 1 */
                speed?: number;
                /** @default 0.5 */
                stability?: number;
                /** Format: uri */
                url?: string;
                /** @default  */
                voice_id?: string;
                /** @default 1 */
                volume?: number;
            };
            /** @default {} */
            voicemail?: {
                /**
                 * @default hangup
                 * @enum {string}
                 */
                action?: "hangup" | "message" | "continue";
                /** @default false */
                detect?: boolean;
                /** @default  */
                message?: string;
            };
            /** @default [] */
            webhook_events?: string[];
            /** @default null */
            webhook_url?: string | null;
            /** @default null */
            workflow_id?: string | null;
            /** @default null */
            workflow_version?: number | null;
            /** @default false */
            zero_retention?: boolean;
        };
        AgentDirectory: {
            /**
             * @default none
             * @enum {string}
             */
            access: "none" | "all" | "departments";
            /** Format: uuid */
            agent_id: string;
            /** @default [] */
            departments: string[];
            entries: components["schemas"]["DirectoryEntry"][];
        };
        AgentFigures: {
            agent_id: string | null;
            answer_rate: number | null;
            answered: number;
            average_duration_seconds: number | null;
            calls: number;
            chats: components["schemas"]["ChatFigures"];
            contained: number;
            containment_rate: number | null;
            conversations: number;
            duration_seconds: number;
            e2e_ms: {
                p50: number;
                p95: number;
            } | null;
            name: string | null;
            succeeded: number;
            success_rate: number | null;
            transfer_rate: number | null;
            transferred: number;
            unanswered: number;
            unsuccessful: number;
        };
        AgentIntegration: {
            actions: string[];
            /** Format: uuid */
            agent_id: string;
            connection: components["schemas"]["Connection"];
            looks_up_callers: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        AgentIntegrationSet: {
            actions: string[];
            /** @default false */
            looks_up_callers?: boolean;
        };
        AgentOverride: {
            background_sound?: {
                preset?: ("off" | "office" | "cafe" | "call-center") | null;
                url?: (string | null) | null;
                volume?: number | null;
            } | null;
            consent_message?: string | null;
            end_call_message?: string | null;
            end_call_phrases?: string[] | null;
            first_speaker?: ("agent" | "user" | "model") | null;
            greeting?: string | null;
            greeting_delay_ms?: number | null;
            greeting_interruptible?: boolean | null;
            interruption_sensitivity?: number | null;
            keypad?: {
                enabled?: boolean | null;
                finish_on?: string | null;
                max_digits?: number | null;
                timeout_ms?: number | null;
            } | null;
            language?: string | null;
            max_duration_seconds?: number | null;
            name?: string;
            prompt?: string | null;
            recording_enabled?: boolean | null;
            responsiveness?: number | null;
            silence?: {
                end_after_ms?: number | null;
                remind_after_ms?: number | null;
                remind_max?: number | null;
            } | null;
            timezone?: string | null;
            turn_taking?: {
                ignore_phrases?: string[] | null;
                min_ms?: number | null;
                min_words?: number | null;
                stop_phrases?: string[] | null;
                while_speaking?: {
                    min_ms?: number | null;
                    min_words?: number | null;
                } | null;
                while_thinking?: {
                    min_ms?: number | null;
                    min_words?: number | null;
                } | null;
            } | null;
            voice?: {
                fallback_voice_ids?: string[] | null;
                pronunciation_dictionary?: components["schemas"]["Pronunciation"][] | null;
                provider?: ("builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure") | null;
                speed?: number | null;
                stability?: number | null;
                url?: string | null;
                voice_id?: string | null;
                volume?: number | null;
            } | null;
        };
        AgentPurged: {
            /** Format: uuid */
            certificate_id: string;
            deleted: {
                [key: string]: number;
            };
        };
        AgentRestored: {
            backup_version: number;
            message: string;
            new_version: number;
            success: boolean;
        };
        AgentStatistics: {
            agents: components["schemas"]["AgentFigures"][];
            period: components["schemas"]["StatisticsPeriod"];
        };
        AgentTemplate: {
            /** @enum {string} */
            key: "shop" | "workshop" | "clinic" | "restaurant" | "hotel" | "tradesperson" | "support_desk";
            name: string;
            profile: components["schemas"]["BusinessProfile"];
            summary: string;
        };
        AgentTemplates: {
            language: string;
            templates: components["schemas"]["AgentTemplate"][];
        };
        AgentTool: {
            /** @default false */
            async: boolean;
            booking?: {
                /**
                 * @default [
                 *       "find",
                 *       "book",
                 *       "cancel"
                 *     ]
                 */
                actions: ("find" | "book" | "cancel")[];
            };
            client?: {
                /** @default true */
                waits: boolean;
            };
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            enabled: boolean;
            end_call?: {
                /** @default  */
                message: string;
            };
            handoff?: {
                /** @default  */
                reason: string;
                team_id?: string | null;
            };
            /** Format: uuid */
            id: string;
            identity?: {
                /** @default Verify your identity */
                message: string;
                /**
                 * @default eid
                 * @enum {string}
                 */
                method: "eid" | "mobile_pay";
            };
            integration?: {
                action: string;
                /** Format: uuid */
                connection_id: string;
            };
            mcp?: {
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default [] */
                tools: string[];
                /** Format: uri */
                url: string;
            };
            name: string;
            newest_revision: number;
            /**
             * @default finish
             * @enum {string}
             */
            on_interrupt: "finish" | "cancel";
            /**
             * @default {
             *       "type": "object",
             *       "properties": {}
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            pinned_revision: number;
            request?: {
                /**
                 * @default envelope
                 * @enum {string}
                 */
                body_mode: "envelope" | "args";
                /** @default null */
                credential_id: string | null;
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default POST
                 * @enum {string}
                 */
                method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @default {} */
                query: {
                    [key: string]: string;
                };
                /** Format: uri-template */
                url: string;
            };
            /** @default false */
            requires_verification: boolean;
            response: {
                /** @default {} */
                assign: {
                    [key: string]: string;
                };
                /** @default 65536 */
                max_bytes: number;
                /** @default [] */
                select: string[];
            };
            /** @default 0 */
            retries: number;
            revision: number;
            signing_secret_hint: string | null;
            sms?: {
                /** @default  */
                from_number: string;
                /** @default  */
                text: string;
            };
            speak: {
                /**
                 * @default none
                 * @enum {string}
                 */
                before: "none" | "static" | "model";
                /** @default null */
                delayed_after_ms: number | null;
                /** @default  */
                delayed_text: string;
                /** @default  */
                on_error: string;
                /** @default  */
                text: string;
            };
            /** @default 10000 */
            timeout_ms: number;
            transfer?: {
                /** @default [] */
                targets: string[];
            };
            /** @enum {string} */
            type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
            /** Format: date-time */
            updated_at: string;
            verification?: {
                /** @default 1800 */
                max_age_seconds: number;
                methods: ("eid" | "mobile_pay")[];
            };
        };
        AgentTransferTargets: {
            /** Format: uuid */
            agent_id: string;
            closed: string[];
            transfer_targets: {
                destination: string;
                /** @default  */
                fallback: string;
                /** @default null */
                hours: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits: string;
                /** @default  */
                whisper: string;
            }[];
        };
        AgentUpdate: {
            ai_disclosure?: {
                enabled?: (boolean | null) | null;
                text?: string | null;
            } | null;
            analysis?: {
                fields?: {
                    choices?: string[];
                    /** @default  */
                    description?: string;
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "enum";
                }[] | null;
                success_criteria?: string | null;
                summary?: boolean | null;
            } | null;
            backchannel?: {
                enabled?: boolean | null;
                frequency?: number | null;
                words?: string[] | null;
            } | null;
            background_sound?: {
                preset?: ("off" | "office" | "cafe" | "call-center") | null;
                url?: (string | null) | null;
                volume?: number | null;
            } | null;
            chat_enabled?: boolean | null;
            consent_message?: string | null;
            data_retention_days?: (number | null) | null;
            denoise?: (boolean | null) | null;
            directory?: {
                access?: ("none" | "all" | "departments") | null;
                departments?: string[] | null;
            } | null;
            disabled_tool_ids?: string[] | null;
            dynamic_variables?: {
                [key: string]: string | null;
            } | null;
            end_call_message?: string | null;
            end_call_phrases?: string[] | null;
            first_speaker?: ("agent" | "user" | "model") | null;
            greeting?: string | null;
            greeting_delay_ms?: number | null;
            greeting_interruptible?: boolean | null;
            interruption_sensitivity?: number | null;
            is_active?: boolean | null;
            keypad?: {
                enabled?: boolean | null;
                finish_on?: string | null;
                max_digits?: number | null;
                timeout_ms?: number | null;
            } | null;
            knowledge?: {
                enabled?: boolean | null;
                min_score?: number | null;
                show_sources?: boolean | null;
                top_k?: number | null;
                write_questions?: boolean | null;
            } | null;
            language?: string | null;
            llm?: {
                fallbacks?: {
                    /** @default {} */
                    headers?: {
                        [key: string]: string;
                    };
                    /** @default  */
                    model?: string;
                    /** @enum {string} */
                    provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                    /** Format: uri */
                    url?: string;
                }[] | null;
                headers?: {
                    [key: string]: string | null;
                } | null;
                max_tokens?: number | null;
                model?: string | null;
                provider?: ("builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral") | null;
                temperature?: number | null;
                timeout_seconds?: number | null;
                url?: string | null;
            } | null;
            max_duration_seconds?: number | null;
            metadata?: {
                [key: string]: string | null;
            } | null;
            name?: string;
            pii_redaction?: boolean | null;
            prompt?: string | null;
            recording_enabled?: boolean | null;
            responsiveness?: number | null;
            silence?: {
                end_after_ms?: number | null;
                remind_after_ms?: number | null;
                remind_max?: number | null;
            } | null;
            stt?: {
                endpointing_ms?: number | null;
                keywords?: string[] | null;
                model?: string | null;
                provider?: ("builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "assemblyai" | "azure") | null;
                url?: string | null;
            } | null;
            timezone?: string | null;
            tool_ids?: string[] | null;
            tool_revisions?: {
                [key: string]: number | null;
            } | null;
            transfer?: {
                record?: boolean | null;
                ring_seconds?: number | null;
                transcribe?: boolean | null;
            } | null;
            transfer_targets?: {
                destination: string;
                /** @default  */
                fallback?: string;
                /** @default null */
                hours?: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode?: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits?: string;
                /** @default  */
                whisper?: string;
            }[] | null;
            turn_taking?: {
                ignore_phrases?: string[] | null;
                min_ms?: number | null;
                min_words?: number | null;
                stop_phrases?: string[] | null;
                while_speaking?: {
                    min_ms?: number | null;
                    min_words?: number | null;
                } | null;
                while_thinking?: {
                    min_ms?: number | null;
                    min_words?: number | null;
                } | null;
            } | null;
            voice?: {
                fallback_voice_ids?: string[] | null;
                pronunciation_dictionary?: components["schemas"]["Pronunciation"][] | null;
                provider?: ("builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure") | null;
                speed?: number | null;
                stability?: number | null;
                url?: string | null;
                voice_id?: string | null;
                volume?: number | null;
            } | null;
            voicemail?: {
                action?: ("hangup" | "message" | "continue") | null;
                detect?: boolean | null;
                message?: string | null;
            } | null;
            webhook_events?: string[] | null;
            webhook_url?: (string | null) | null;
            workflow_id?: (string | null) | null;
            workflow_version?: (number | null) | null;
            zero_retention?: boolean | null;
        };
        AgentVersion: {
            author: components["schemas"]["Actor"];
            changed_fields: string[];
            config: components["schemas"]["AgentConfig"];
            /** Format: date-time */
            created_at: string;
            note: string;
            restored_from: number | null;
            /** @enum {string} */
            source: "create" | "edit" | "activation" | "restore" | "backup" | "duplicate" | "tool";
            version: number;
        };
        AgentVersionComparison: {
            changes: {
                after?: unknown;
                before?: unknown;
                /** @enum {string} */
                op: "add" | "remove" | "replace";
                path: string;
            }[];
            from: number;
            prompt_diff: string;
            to: number;
        };
        AgentVersionSummary: {
            author: components["schemas"]["Actor"];
            changed_fields: string[];
            /** Format: date-time */
            created_at: string;
            note: string;
            restored_from: number | null;
            /** @enum {string} */
            source: "create" | "edit" | "activation" | "restore" | "backup" | "duplicate" | "tool";
            version: number;
        };
        AgentWarning: {
            /** @enum {string} */
            code: "model_key_missing" | "model_server_missing" | "voice_key_missing" | "stt_key_missing" | "stt_language_unsupported" | "voice_language_unsupported";
            message: string;
            path: string;
            provider: string;
            settings: string[];
        };
        AnonymizedVerification: {
            /** Format: uuid */
            certificate_id: string;
            verification: components["schemas"]["IdentityVerification"];
        };
        AnsweredQuestion: {
            file: components["schemas"]["KnowledgeBaseFile"];
            question: components["schemas"]["UnansweredQuestion"];
        };
        AnswerToolCall: {
            /** @default false */
            is_error?: boolean;
            /** @default null */
            result?: unknown;
        };
        ApiKey: {
            allowed_ips: string[];
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Actor"];
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "named" | "own";
            last_four: string;
            last_used_at: string | null;
            name: string;
            prefix: string;
            replaced_by: string | null;
            requests_per_minute: number | null;
            revoked_at: string | null;
            scopes: string[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        ApiKeyIssued: {
            allowed_ips: string[];
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Actor"];
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "named" | "own";
            last_four: string;
            last_used_at: string | null;
            name: string;
            prefix: string;
            replaced_by: string | null;
            requests_per_minute: number | null;
            revoked_at: string | null;
            scopes: string[];
            secret: string;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        ApiKeyRotated: {
            allowed_ips: string[];
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Actor"];
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "named" | "own";
            last_four: string;
            last_used_at: string | null;
            name: string;
            prefix: string;
            previous: {
                /** Format: uuid */
                id: string;
                valid_until: string | null;
            } | null;
            replaced_by: string | null;
            requests_per_minute: number | null;
            revoked_at: string | null;
            scopes: string[];
            secret: string;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        AttachedTool: {
            /** @default false */
            async: boolean;
            booking?: {
                /**
                 * @default [
                 *       "find",
                 *       "book",
                 *       "cancel"
                 *     ]
                 */
                actions: ("find" | "book" | "cancel")[];
            };
            client?: {
                /** @default true */
                waits: boolean;
            };
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            enabled: boolean;
            end_call?: {
                /** @default  */
                message: string;
            };
            handoff?: {
                /** @default  */
                reason: string;
                team_id?: string | null;
            };
            /** Format: uuid */
            id: string;
            identity?: {
                /** @default Verify your identity */
                message: string;
                /**
                 * @default eid
                 * @enum {string}
                 */
                method: "eid" | "mobile_pay";
            };
            integration?: {
                action: string;
                /** Format: uuid */
                connection_id: string;
            };
            mcp?: {
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default [] */
                tools: string[];
                /** Format: uri */
                url: string;
            };
            name: string;
            newest_revision: number;
            /**
             * @default finish
             * @enum {string}
             */
            on_interrupt: "finish" | "cancel";
            /**
             * @default {
             *       "type": "object",
             *       "properties": {}
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            pinned_revision: number;
            request?: {
                /**
                 * @default envelope
                 * @enum {string}
                 */
                body_mode: "envelope" | "args";
                /** @default null */
                credential_id: string | null;
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default POST
                 * @enum {string}
                 */
                method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @default {} */
                query: {
                    [key: string]: string;
                };
                /** Format: uri-template */
                url: string;
            };
            /** @default false */
            requires_verification: boolean;
            response: {
                /** @default {} */
                assign: {
                    [key: string]: string;
                };
                /** @default 65536 */
                max_bytes: number;
                /** @default [] */
                select: string[];
            };
            /** @default 0 */
            retries: number;
            revision: number;
            signing_secret?: string;
            signing_secret_hint: string | null;
            sms?: {
                /** @default  */
                from_number: string;
                /** @default  */
                text: string;
            };
            speak: {
                /**
                 * @default none
                 * @enum {string}
                 */
                before: "none" | "static" | "model";
                /** @default null */
                delayed_after_ms: number | null;
                /** @default  */
                delayed_text: string;
                /** @default  */
                on_error: string;
                /** @default  */
                text: string;
            };
            /** @default 10000 */
            timeout_ms: number;
            transfer?: {
                /** @default [] */
                targets: string[];
            };
            /** @enum {string} */
            type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
            /** Format: date-time */
            updated_at: string;
            verification?: {
                /** @default 1800 */
                max_age_seconds: number;
                methods: ("eid" | "mobile_pay")[];
            };
        };
        AuditLogEntry: {
            action: string;
            actor: {
                id: string | null;
                /** @enum {string} */
                kind: "api_key" | "reseller_key" | "platform_key" | "user" | "visitor" | "system";
                name: string | null;
                via?: {
                    id: string;
                    kind: string;
                    name: string;
                };
            };
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            hash: string;
            request_id: string | null;
            resource_id: string | null;
            seq: number;
        };
        AvailableNumber: {
            capabilities: ("voice" | "sms" | "mms" | "fax")[];
            country: string;
            currency: string | null;
            locality: string | null;
            monthly_price_minor_units: number | null;
            number: string;
            /** @enum {string} */
            type: "local" | "mobile" | "national" | "toll_free";
        };
        AvailableNumbers: {
            data: components["schemas"]["AvailableNumber"][];
            /** @enum {string} */
            provider: "builtin" | "twilio" | "telnyx";
        };
        AvailableSlots: {
            data: components["schemas"]["Slot"][];
            duration_minutes: number;
            has_more: boolean;
            is_enabled: boolean;
            timezone: string;
        };
        BillingDetails: {
            address: {
                city: string;
                country: string;
                line1: string;
                /** @default  */
                line2: string;
                /** @default  */
                postal_code: string;
            };
            /** Format: email */
            email: string;
            name: string;
            /** @default  */
            reference: string;
            /** @default  */
            registration_number: string;
            /** @default null */
            vat_id: string | null;
        };
        BillingDetailsInput: {
            address: {
                city: string;
                country: string;
                line1: string;
                /** @default  */
                line2?: string;
                /** @default  */
                postal_code?: string;
            };
            /** Format: email */
            email: string;
            name: string;
            /** @default  */
            reference?: string;
            /** @default  */
            registration_number?: string;
            vat_id?: string | null;
        };
        Booking: {
            /** Format: uuid */
            agent_id: string;
            call_id: string | null;
            cancel_reason: string | null;
            cancelled_at: string | null;
            /** Format: date-time */
            created_at: string;
            customer: {
                email: string | null;
                name: string;
                phone: string | null;
                phone_raw_input: string | null;
            };
            /** Format: date-time */
            ends_at: string;
            /** Format: uuid */
            id: string;
            note: string;
            session_id: string | null;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            status: "booked" | "cancelled";
            /** Format: date-time */
            updated_at: string;
        };
        BookingCancel: {
            /** @default  */
            reason?: string;
        };
        BookingCreate: {
            customer: {
                /** Format: email */
                email?: string;
                name: string;
                phone?: string;
            };
            duration_minutes?: number;
            /** @default  */
            note?: string;
            /** Format: date-time */
            starts_at: string;
        };
        BookingReschedule: {
            duration_minutes?: number;
            /** Format: date-time */
            starts_at: string;
        };
        BulkChatResult: {
            changed_ids: string[];
            refused: {
                code: string;
                message: string;
                /** Format: uuid */
                session_id: string;
            }[];
        };
        BusinessProfile: {
            /** @default  */
            address: string;
            businessName: string;
            /** @default  */
            description: string;
            /** @default  */
            email: string;
            /** @default  */
            goal: string;
            /** @default [] */
            hours: {
                closes: string | null;
                days: number[];
                opens: string | null;
            }[];
            language?: string;
            /** @default  */
            personality: string;
            /** @default  */
            phone: string;
            /** @default [] */
            prices: {
                name: string;
                price: string;
            }[];
            /** @default [] */
            questions: {
                answer: string;
                question: string;
            }[];
            /** @default  */
            restrictions: string;
            /** @default  */
            rules: string;
            /** @default  */
            tasks: string;
            /** @default  */
            websiteText: string;
        };
        BusinessProfileInput: {
            /** @default  */
            address?: string;
            businessName: string;
            /** @default  */
            description?: string;
            /** @default  */
            email?: string;
            /** @default  */
            goal?: string;
            /** @default [] */
            hours?: {
                closes: string | null;
                days: number[];
                opens: string | null;
            }[];
            language?: string;
            /** @default  */
            personality?: string;
            /** @default  */
            phone?: string;
            /** @default [] */
            prices?: {
                name: string;
                price: string;
            }[];
            /** @default [] */
            questions?: {
                answer: string;
                question: string;
            }[];
            /** @default  */
            restrictions?: string;
            /** @default  */
            rules?: string;
            /** @default  */
            tasks?: string;
            /** @default  */
            websiteText?: string;
        };
        CalendarAuthorization: {
            /** Format: date-time */
            expires_at: string;
            url: string;
        };
        CalendarConnection: {
            account: string | null;
            checked_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            provider: "builtin" | "caldav" | "google" | "microsoft";
            /** @enum {string} */
            state: "connected" | "failing" | "revoked";
            state_detail: string;
            url: string | null;
        };
        CalendarConnectionCheck: {
            detail: string;
            ok: boolean;
        };
        CalendarConnectionCreate: {
            name: string;
            /** @constant */
            provider: "builtin";
        } | {
            name: string;
            password: string;
            /** @constant */
            provider: "caldav";
            url: string;
            username: string;
        };
        CalendarConnectionList: {
            data: components["schemas"]["CalendarConnection"][];
            providers: {
                is_configured: boolean;
                /** @enum {string} */
                provider: "builtin" | "caldav" | "google" | "microsoft";
            }[];
        };
        CalendarReference: {
            calendar_id: string;
            /** Format: uuid */
            connection_id: string;
        };
        Call: {
            agent: string;
            agent_id: string | null;
            agent_version: number | null;
            ai_disclosed_at: string | null;
            answered_at: string | null;
            caller_name: string | null;
            calling_window: components["schemas"]["CallWindow"] | null;
            collected_variables: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            direction: "inbound" | "outbound";
            duration_seconds: number | null;
            dynamic_variables: {
                [key: string]: string;
            };
            end_detail: string | null;
            end_reason: ("user_hangup" | "agent_hangup" | "end_phrase" | "inactivity" | "max_duration" | "voicemail" | "ivr" | "transferred" | "transfer_failed" | "dial_busy" | "dial_failed" | "dial_no_answer" | "dial_rejected" | "dial_unreachable" | "invalid_destination" | "concurrency_limit" | "insufficient_balance" | "spam" | "no_audio" | "connection_lost" | "completed_by_api" | "error_stt" | "error_llm" | "error_tts" | "error_telephony" | "cancelled" | "shutdown" | "worker_lost") | null;
            ended_at: string | null;
            engines: {
                llm: string | null;
                stt: string | null;
                tts: string | null;
            };
            from_number: string | null;
            /** Format: uuid */
            id: string;
            latency: components["schemas"]["CallLatency"] | null;
            metadata: {
                [key: string]: string;
            };
            model_tokens: {
                input: number;
                output: number;
            } | null;
            phone_number: string | null;
            recording_available: boolean;
            recording_incomplete: boolean;
            /** @enum {string} */
            recording_state: "none" | "recording" | "ready" | "failed";
            retry: components["schemas"]["CallRetry"] | null;
            schedule_at: string | null;
            sentiment: ("positive" | "neutral" | "negative") | null;
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "ringing" | "in_progress" | "transferring" | "completed" | "failed" | "no_answer" | "busy" | "cancelled";
            structured_data: {
                [key: string]: unknown;
            } | null;
            success: boolean | null;
            summary: string | null;
            to_number: string | null;
            transfer: {
                destination: string;
                /** @enum {string} */
                mode: "blind" | "attended" | "bridged";
                /** @enum {string} */
                outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
            } | null;
            /** @enum {string} */
            type: "phone" | "web";
            version: number;
            was_transferred: boolean;
        };
        CallCommand: {
            /** @constant */
            action: "say";
            text: string;
        } | {
            /** @constant */
            action: "inject_context";
            text: string;
        } | {
            /** @constant */
            action: "transfer";
            /** @enum {string} */
            mode?: "blind" | "attended" | "bridged";
            post_dial_digits?: string;
            target?: string;
            to?: string;
            whisper?: string;
        } | {
            /** @constant */
            action: "press_digits";
            digits: string;
        } | {
            /** @constant */
            action: "mute";
            muted: boolean;
        } | {
            /** @constant */
            action: "end";
        };
        CallCommandDone: {
            /** @constant */
            done: true;
        };
        CallCost: {
            amount_minor_units: number;
            currency: string;
        } | null;
        CallDetail: {
            agent: string;
            agent_id: string | null;
            agent_version: number | null;
            ai_disclosed_at: string | null;
            analysis: components["schemas"]["ConversationAnalysis"] | null;
            answered_at: string | null;
            caller_name: string | null;
            calling_window: components["schemas"]["CallWindow"] | null;
            collected_variables: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            direction: "inbound" | "outbound";
            duration_seconds: number | null;
            dynamic_variables: {
                [key: string]: string;
            };
            end_detail: string | null;
            end_reason: ("user_hangup" | "agent_hangup" | "end_phrase" | "inactivity" | "max_duration" | "voicemail" | "ivr" | "transferred" | "transfer_failed" | "dial_busy" | "dial_failed" | "dial_no_answer" | "dial_rejected" | "dial_unreachable" | "invalid_destination" | "concurrency_limit" | "insufficient_balance" | "spam" | "no_audio" | "connection_lost" | "completed_by_api" | "error_stt" | "error_llm" | "error_tts" | "error_telephony" | "cancelled" | "shutdown" | "worker_lost") | null;
            ended_at: string | null;
            engines: {
                llm: string | null;
                stt: string | null;
                tts: string | null;
            };
            from_number: string | null;
            /** Format: uuid */
            id: string;
            latency: components["schemas"]["CallLatency"] | null;
            line: {
                concealed_ms: number;
                jitter_ms: number;
                late: number;
                lost: number;
                packets_in: number;
                packets_out: number;
                /** @default null */
                remote_jitter_ms: number | null;
                /** @default null */
                remote_lost: number | null;
                round_trip_ms: number | null;
            } | null;
            metadata: {
                [key: string]: string;
            };
            model_tokens: {
                input: number;
                output: number;
            } | null;
            phone_number: string | null;
            recording_available: boolean;
            recording_incomplete: boolean;
            /** @enum {string} */
            recording_state: "none" | "recording" | "ready" | "failed";
            retry: components["schemas"]["CallRetry"] | null;
            schedule_at: string | null;
            sentiment: ("positive" | "neutral" | "negative") | null;
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "ringing" | "in_progress" | "transferring" | "completed" | "failed" | "no_answer" | "busy" | "cancelled";
            structured_data: {
                [key: string]: unknown;
            } | null;
            success: boolean | null;
            summary: string | null;
            to_number: string | null;
            transcript: components["schemas"]["CallTurn"][];
            transfer: {
                destination: string;
                /** @enum {string} */
                mode: "blind" | "attended" | "bridged";
                /** @enum {string} */
                outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
            } | null;
            /** @enum {string} */
            type: "phone" | "web";
            version: number;
            was_transferred: boolean;
            workflow: components["schemas"]["WorkflowRun"] | null;
        };
        CallerLookup: {
            duration_ms: number;
            dynamic_variables: {
                [key: string]: string;
            };
            person: {
                company: string | null;
                /** Format: uuid */
                connection_id: string;
                email: string | null;
                id: string;
                name: string | null;
                /** @enum {string} */
                provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
                url: string | null;
            } | null;
            /** @enum {string} */
            state: "failed" | "found" | "no_connection" | "not_found" | "several_people" | "timed_out";
        };
        CallerLookupRequest: {
            phone_number: string;
            timeout_ms?: number;
        };
        CallFigures: {
            answer_rate: number | null;
            answered: number;
            average_duration_seconds: number | null;
            calls: number;
            contained: number;
            containment_rate: number | null;
            conversations: number;
            duration_seconds: number;
            succeeded: number;
            success_rate: number | null;
            transfer_rate: number | null;
            transferred: number;
            unanswered: number;
            unsuccessful: number;
        };
        CallingWindow: {
            /**
             * @default [
             *       "mon",
             *       "tue",
             *       "wed",
             *       "thu",
             *       "fri",
             *       "sat",
             *       "sun"
             *     ]
             */
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            from: string;
            timezone?: string;
            to: string;
        };
        CallLatency: {
            e2e: {
                p50: number;
                p95: number;
            } | null;
            llm: {
                p50: number;
                p95: number;
            } | null;
            stt: {
                p50: number;
                p95: number;
            } | null;
            tts: {
                p50: number;
                p95: number;
            } | null;
        };
        CallLatencyFigures: {
            e2e: {
                p50: number;
                p95: number;
            } | null;
            llm: {
                p50: number;
                p95: number;
            } | null;
            stt: {
                p50: number;
                p95: number;
            } | null;
            tts: {
                p50: number;
                p95: number;
            } | null;
        };
        CallRecording: {
            bytes: number;
            channels: number;
            content_type: string;
            duration_ms: number;
            /** Format: date-time */
            expires_at: string;
            incomplete: boolean;
            redacted: boolean;
            sha256: string;
            /** Format: uri */
            url: string;
        };
        CallRetry: {
            attempts: number;
            delay_seconds: number[];
            max_attempts: number;
            next_attempt_at: string | null;
            on: ("busy" | "no_answer" | "unreachable" | "voicemail" | "rejected")[];
            /** Format: date-time */
            until: string;
        };
        CallStatistics: {
            answer_rate: number | null;
            answered: number;
            average_duration_seconds: number | null;
            by_direction: {
                answer_rate: number | null;
                answered: number;
                average_duration_seconds: number | null;
                calls: number;
                contained: number;
                containment_rate: number | null;
                conversations: number;
                /** @enum {string} */
                direction: "inbound" | "outbound";
                duration_seconds: number;
                succeeded: number;
                success_rate: number | null;
                transfer_rate: number | null;
                transferred: number;
                unanswered: number;
                unsuccessful: number;
            }[];
            by_status: {
                busy: number;
                cancelled: number;
                completed: number;
                failed: number;
                no_answer: number;
            };
            calls: number;
            contained: number;
            containment_rate: number | null;
            conversations: number;
            cost: components["schemas"]["CallCost"];
            duration_seconds: number;
            period: components["schemas"]["StatisticsPeriod"];
            succeeded: number;
            success_rate: number | null;
            transfer_rate: number | null;
            transferred: number;
            unanswered: number;
            unsuccessful: number;
        };
        CallTranscript: {
            agent: string;
            /** Format: uuid */
            call_id: string;
            duration_seconds: number | null;
            started_at: string | null;
            turns: components["schemas"]["CallTurn"][];
        };
        CallTurn: {
            end_ms: number;
            engine: string;
            interrupted: boolean;
            latency: {
                e2e: number | null;
                end_of_turn: number | null;
                llm: number | null;
                stt: number | null;
                tts: number | null;
            } | null;
            /** @enum {string} */
            role: "user" | "agent" | "person";
            seq: number;
            sources: {
                id: string;
                text: string;
                title: string;
                url: string | null;
            }[];
            start_ms: number;
            text: string;
            /** @enum {string} */
            via: "speech" | "keypad";
        };
        CallUsage: {
            answered: number;
            by_direction: {
                answered: number;
                calls: number;
                /** @enum {string} */
                direction: "inbound" | "outbound";
                seconds: number;
            }[];
            calls: number;
            concurrent: number;
            cost: components["schemas"]["CallCost"];
            minutes: number;
            model_tokens: {
                input: number;
                output: number;
            };
            peak_concurrent: number;
            period: components["schemas"]["StatisticsPeriod"];
            seconds: number;
        };
        CallWindow: {
            /**
             * @default [
             *       "mon",
             *       "tue",
             *       "wed",
             *       "thu",
             *       "fri",
             *       "sat",
             *       "sun"
             *     ]
             */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            from: string;
            timezone: string;
            to: string;
        };
        CannedReply: {
            /** Format: uuid */
            id: string;
            language: string | null;
            shortcut: string;
            text: string;
            /** Format: date-time */
            updated_at: string;
        };
        CertificateBackups: {
            gone_by: string | null;
            made_before: string | null;
        };
        ChatAnalysis: {
            attempts: number;
            fault: string | null;
            input_tokens: number;
            model: string | null;
            next_attempt_at: string | null;
            output_tokens: number;
            sentiment: ("positive" | "neutral" | "negative") | null;
            skip_reason: ("not_answered" | "caller_silent" | "visitor_silent" | "turned_off" | "zero_retention") | null;
            /** @enum {string} */
            state: "pending" | "running" | "done" | "failed" | "skipped";
            structured_data: {
                [key: string]: unknown;
            } | null;
            success: boolean | null;
            summary: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        ChatDeskReport: {
            by_operator: {
                chats: number;
                closed: number;
                first_reply_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                first_reply_target: {
                    due: number;
                    met: number;
                };
                operator: {
                    avatar_url: string;
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                rating: {
                    average: number | null;
                    count: number;
                };
                replied: number;
                resolution_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                resolution_target: {
                    due: number;
                    met: number;
                };
            }[];
            by_team: {
                chats: number;
                closed: number;
                first_reply_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                first_reply_target: {
                    due: number;
                    met: number;
                };
                rating: {
                    average: number | null;
                    count: number;
                };
                replied: number;
                resolution_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                resolution_target: {
                    due: number;
                    met: number;
                };
                team: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            }[];
            chats: number;
            closed: number;
            first_reply_seconds: {
                p50: number;
                p95: number;
            } | null;
            first_reply_target: {
                due: number;
                met: number;
            };
            rating: {
                average: number | null;
                count: number;
            };
            replied: number;
            resolution_seconds: {
                p50: number;
                p95: number;
            } | null;
            resolution_target: {
                due: number;
                met: number;
            };
        };
        ChatDeskSettings: {
            /** @enum {string} */
            assignment: "manual" | "round_robin" | "least_busy";
            first_reply_minutes: number | null;
            hours: {
                timezone: string;
                weekly: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            max_chats: number | null;
            resolution_minutes: number | null;
            updated_at: string | null;
        };
        ChatFigures: {
            average_rating: number | null;
            claimed: number;
            contained: number;
            containment_rate: number | null;
            escalated: number;
            judged: number;
            ratings: number;
            sessions: number;
        };
        ChatFile: {
            bytes: number;
            content_type: string;
            /** Format: uuid */
            id: string;
            name: string;
            url: string;
        };
        ChatLabel: {
            /** @enum {string} */
            color: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            updated_at: string;
        };
        ChatMention: {
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            created_at: string;
            customer_name: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            message_id: string;
            read_at: string | null;
            /** Format: uuid */
            session_id: string;
            text: string;
            /** Format: uuid */
            user_id: string;
        };
        ChatMentionsRead: {
            read: number;
        };
        ChatMessage: {
            client_message_id: string | null;
            /** Format: date-time */
            created_at: string;
            files: components["schemas"]["ChatFile"][];
            /** Format: uuid */
            id: string;
            notice: {
                /** @enum {string} */
                kind: "waiting" | "nobody_available" | "operator_joined" | "operator_left" | "operator_lost" | "back_to_agent" | "contact_requested" | "verified" | "closed";
                name: string;
            } | null;
            operator: {
                avatar_url: string;
                name: string;
            } | null;
            /** @enum {string} */
            role: "visitor" | "agent" | "operator" | "system";
            sources: {
                id: string;
                title: string;
                url: string | null;
            }[];
            /** @enum {string} */
            status: "complete" | "interrupted" | "failed";
            text: string;
        };
        ChatOperator: {
            active_chats: number;
            avatar_url: string;
            capacity: number;
            /** Format: uuid */
            id: string;
            is_present: boolean;
            last_seen_at: string | null;
            name: string;
            /** @enum {string} */
            status: "online" | "away" | "offline";
        };
        ChatOperatorStatus: {
            active_chats: number;
            avatar_url: string;
            capacity: number;
            /** Format: uuid */
            id: string;
            is_present: boolean;
            last_seen_at: string | null;
            name: string;
            operators?: components["schemas"]["ChatOperator"][];
            /** @enum {string} */
            status: "online" | "away" | "offline";
        };
        ChatSessionStatus: {
            can_be_rated: boolean;
            last_message_id: string | null;
            operator: {
                avatar_url: string;
                name: string;
            } | null;
            queue_position: number | null;
            seen_message_id: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            typing: boolean;
        };
        ChatSessionWithMessages: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            ai_disclosed_at: string | null;
            analysis: components["schemas"]["ChatAnalysis"] | null;
            assignment: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "claimed" | "transferred" | "assigned" | "automatic";
            } | null;
            claimed_at: string | null;
            close_reason: ("visitor" | "operator" | "api" | "inactive" | "spam" | "agent") | null;
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            customer: {
                email: string;
                name: string;
                note: string;
                phone_number: string;
                user_id: string;
                variables: {
                    [key: string]: string;
                };
                verified_fields: string[];
            };
            first_reply_due_at: string | null;
            has_more_messages: boolean;
            /** Format: uuid */
            id: string;
            is_verified: boolean;
            label_ids: string[];
            language: string | null;
            /** Format: date-time */
            last_activity_at: string;
            last_message: {
                /** Format: date-time */
                created_at: string;
                /** @enum {string} */
                role: "visitor" | "agent" | "operator" | "system";
                text: string;
            } | null;
            messages: components["schemas"]["DeskMessage"][];
            operator: {
                avatar_url: string;
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            page_url: string | null;
            /** @enum {string} */
            priority: "none" | "low" | "high" | "urgent";
            rating: {
                comment: string;
                score: number;
            } | null;
            reason: string | null;
            requested_by: ("visitor" | "agent" | "rule" | "workflow" | "operator") | null;
            resolution_due_at: string | null;
            snoozed_until: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            summary: string | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            unread_count: number;
            visitor_message: {
                /** Format: date-time */
                created_at: string;
                text: string;
            } | null;
            visitor_seen_message_id: string | null;
            waiting_since: string | null;
            workflow: components["schemas"]["WorkflowRun"] | null;
        };
        ChatStats: {
            days: {
                by_status: {
                    [key: string]: number;
                };
                /** Format: date */
                day: string;
                handoffs: number;
                messages: number;
                sessions: number;
            }[];
            first_answer: {
                median_ms: number | null;
            };
            /** Format: date-time */
            from: string;
            handoffs: {
                answered: number;
                total: number;
            };
            messages: {
                agent: number;
                operator: number;
                total: number;
                visitor: number;
            };
            rating: {
                average: number | null;
                count: number;
            };
            sessions: {
                by_status: {
                    [key: string]: number;
                };
                total: number;
            };
            solved_without_person: {
                count: number;
                of: number;
                share: number | null;
            };
            timezone: string;
            /** Format: date-time */
            to: string;
        };
        ChatTeam: {
            /** @enum {string} */
            assignment: "manual" | "round_robin" | "least_busy";
            /** Format: uuid */
            id: string;
            max_chats: number | null;
            member_ids: string[];
            name: string;
            /** Format: date-time */
            updated_at: string;
        };
        ChatVerification: {
            continue_url: string | null;
            delivery: ("sent" | "kept") | null;
            expires_at: string | null;
            method: ("email_otp" | "sms_otp" | "eid" | "mobile_pay") | null;
            sent_to: string | null;
            /** @enum {string} */
            status: "none" | "pending" | "verified" | "failed" | "expired";
            tries_left: number | null;
            verified_fields: string[];
        };
        ChatView: {
            filters: components["schemas"]["DeskFilters"];
            /** Format: uuid */
            id: string;
            is_own: boolean;
            is_shared: boolean;
            name: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            updated_at: string;
        };
        ChatVisitor: {
            email: string;
            name: string;
            phone_number: string;
            user_id: string;
            variables: {
                [key: string]: string;
            };
            verified_fields: string[];
        };
        CheckoutSession: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            order_id: string;
            url: string;
        };
        ConnectedCalendar: {
            id: string;
            is_primary: boolean;
            is_writable: boolean;
            name: string;
        };
        ConnectedCalendarList: {
            data: components["schemas"]["ConnectedCalendar"][];
        };
        Connection: {
            account: string | null;
            /** @enum {string} */
            auth: "oauth" | "key" | "none";
            checked_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            scopes: string[];
            settings: {
                [key: string]: string;
            };
            /** @enum {string} */
            state: "connected" | "failing" | "revoked";
            state_detail: string;
            /** Format: date-time */
            updated_at: string;
        };
        ConnectionCreate: {
            key?: string;
            name: string;
            /** @enum {string} */
            provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
        };
        ContactReplies: {
            can_send: boolean;
            data: components["schemas"]["ContactReply"][];
        };
        ContactReply: {
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            delivery: "queued" | "sent" | "kept" | "failed";
            /** Format: uuid */
            id: string;
            sent_at: string | null;
            text: string;
            to: string;
        };
        ContactRequest: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            assignee: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: uuid */
            id: string;
            language: string | null;
            message: string;
            name: string;
            note: string;
            page_url: string | null;
            phone_number: string;
            resolved_at: string | null;
            session_id: string | null;
            /** @enum {string} */
            status: "new" | "in_progress" | "resolved" | "spam";
            /** Format: date-time */
            updated_at: string;
        };
        ConversationAnalysis: {
            attempts: number;
            fault: string | null;
            input_tokens: number;
            model: string | null;
            next_attempt_at: string | null;
            output_tokens: number;
            skip_reason: ("not_answered" | "caller_silent" | "visitor_silent" | "turned_off" | "zero_retention") | null;
            /** @enum {string} */
            state: "pending" | "running" | "done" | "failed" | "skipped";
            /** Format: date-time */
            updated_at: string;
        };
        CopyTool: {
            name?: string;
            /** Format: uuid */
            target_agent_id: string;
        };
        CrawlExtractRequest: {
            language?: string;
            /** Format: uri */
            url: string;
        };
        CrawlGenerateRequest: {
            language?: string;
            /** Format: uri */
            url: string;
        };
        CreatedContactRequest: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: uuid */
            id: string;
            message: string;
            name: string;
            phone_number: string;
        };
        CreatedTool: {
            agent_ids: string[];
            /** @default false */
            async: boolean;
            booking?: {
                /**
                 * @default [
                 *       "find",
                 *       "book",
                 *       "cancel"
                 *     ]
                 */
                actions: ("find" | "book" | "cancel")[];
            };
            client?: {
                /** @default true */
                waits: boolean;
            };
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            end_call?: {
                /** @default  */
                message: string;
            };
            handoff?: {
                /** @default  */
                reason: string;
                team_id?: string | null;
            };
            /** Format: uuid */
            id: string;
            identity?: {
                /** @default Verify your identity */
                message: string;
                /**
                 * @default eid
                 * @enum {string}
                 */
                method: "eid" | "mobile_pay";
            };
            integration?: {
                action: string;
                /** Format: uuid */
                connection_id: string;
            };
            mcp?: {
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default [] */
                tools: string[];
                /** Format: uri */
                url: string;
            };
            name: string;
            /**
             * @default finish
             * @enum {string}
             */
            on_interrupt: "finish" | "cancel";
            /**
             * @default {
             *       "type": "object",
             *       "properties": {}
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            request?: {
                /**
                 * @default envelope
                 * @enum {string}
                 */
                body_mode: "envelope" | "args";
                /** @default null */
                credential_id: string | null;
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default POST
                 * @enum {string}
                 */
                method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @default {} */
                query: {
                    [key: string]: string;
                };
                /** Format: uri-template */
                url: string;
            };
            /** @default false */
            requires_verification: boolean;
            response: {
                /** @default {} */
                assign: {
                    [key: string]: string;
                };
                /** @default 65536 */
                max_bytes: number;
                /** @default [] */
                select: string[];
            };
            /** @default 0 */
            retries: number;
            revision: number;
            signing_secret: string | null;
            signing_secret_hint: string | null;
            sms?: {
                /** @default  */
                from_number: string;
                /** @default  */
                text: string;
            };
            speak: {
                /**
                 * @default none
                 * @enum {string}
                 */
                before: "none" | "static" | "model";
                /** @default null */
                delayed_after_ms: number | null;
                /** @default  */
                delayed_text: string;
                /** @default  */
                on_error: string;
                /** @default  */
                text: string;
            };
            /** @default 10000 */
            timeout_ms: number;
            transfer?: {
                /** @default [] */
                targets: string[];
            };
            /** @enum {string} */
            type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
            /** Format: date-time */
            updated_at: string;
            verification?: {
                /** @default 1800 */
                max_age_seconds: number;
                methods: ("eid" | "mobile_pay")[];
            };
        };
        CreateEndOfCallWebhookRequest: {
            /** @default null */
            agent_ids?: string[] | null;
            /** @default  */
            description?: string;
            /**
             * @default [
             *       "call.ended",
             *       "call.analyzed"
             *     ]
             */
            events?: ("call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low")[];
            /** @default {} */
            headers?: {
                [key: string]: string;
            };
            /** @default [] */
            include?: "transcript"[];
            /** @default true */
            is_active?: boolean;
            /** Format: uri */
            url: string;
        };
        CreateLegalHoldRequest: {
            object: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "call" | "chat" | "recording";
            };
            reason: string;
        };
        CreateToolLogRequest: {
            /** @default null */
            agent_id?: string | null;
            /** @default null */
            agent_version?: number | null;
            /** @default 1 */
            attempts?: number;
            /** @default null */
            call_id?: string | null;
            /** @default null */
            error?: string | null;
            latency_ms: number;
            /** @default null */
            offset_ms?: number | null;
            request?: unknown;
            response?: unknown;
            /** @default null */
            session_id?: string | null;
            /** @enum {string} */
            status: "ok" | "error" | "timeout" | "refused" | "cancelled";
            tool_call_id: string;
            /** @default null */
            tool_id?: string | null;
            tool_name?: string;
            /** @enum {string} */
            tool_type?: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
        };
        CreateToolRequest: {
            /** @default false */
            async?: boolean;
            booking?: {
                /**
                 * @default [
                 *       "find",
                 *       "book",
                 *       "cancel"
                 *     ]
                 */
                actions?: ("find" | "book" | "cancel")[];
            };
            client?: {
                /** @default true */
                waits?: boolean;
            };
            /** @default  */
            description?: string;
            end_call?: {
                /** @default  */
                message?: string;
            };
            handoff?: {
                /** @default  */
                reason?: string;
                team_id?: string | null;
            };
            identity?: {
                /** @default Verify your identity */
                message?: string;
                /**
                 * @default eid
                 * @enum {string}
                 */
                method?: "eid" | "mobile_pay";
            };
            integration?: {
                action: string;
                /** Format: uuid */
                connection_id: string;
            };
            mcp?: {
                /** @default {} */
                headers?: {
                    [key: string]: string;
                };
                /** @default [] */
                tools?: string[];
                /** Format: uri */
                url: string;
            };
            name: string;
            /**
             * @default finish
             * @enum {string}
             */
            on_interrupt?: "finish" | "cancel";
            /**
             * @default {
             *       "type": "object",
             *       "properties": {}
             *     }
             */
            parameters?: {
                [key: string]: unknown;
            };
            request?: {
                /**
                 * @default envelope
                 * @enum {string}
                 */
                body_mode?: "envelope" | "args";
                /** @default null */
                credential_id?: string | null;
                /** @default {} */
                headers?: {
                    [key: string]: string;
                };
                /**
                 * @default POST
                 * @enum {string}
                 */
                method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @default {} */
                query?: {
                    [key: string]: string;
                };
                /** Format: uri-template */
                url: string;
            };
            /** @default false */
            requires_verification?: boolean;
            /** @default {} */
            response?: {
                /** @default {} */
                assign?: {
                    [key: string]: string;
                };
                /** @default 65536 */
                max_bytes?: number;
                /** @default [] */
                select?: string[];
            };
            /** @default 0 */
            retries?: number;
            sms?: {
                /** @default  */
                from_number?: string;
                /** @default  */
                text?: string;
            };
            /** @default {} */
            speak?: {
                /**
                 * @default none
                 * @enum {string}
                 */
                before?: "none" | "static" | "model";
                /** @default null */
                delayed_after_ms?: number | null;
                /** @default  */
                delayed_text?: string;
                /** @default  */
                on_error?: string;
                /** @default  */
                text?: string;
            };
            /** @default 10000 */
            timeout_ms?: number;
            transfer?: {
                /** @default [] */
                targets?: string[];
            };
            /** @enum {string} */
            type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
            verification?: {
                /** @default 1800 */
                max_age_seconds?: number;
                methods: ("eid" | "mobile_pay")[];
            };
        };
        CreditNote: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoice_id: string;
            /** Format: date-time */
            issued_at: string;
            net_minor_units: number;
            number: string;
            reason: string;
            total_minor_units: number;
            vat_minor_units: number;
        };
        CreditNoteCreate: {
            net_minor_units?: number;
            reason: string;
        };
        CrmAgent: {
            chat_enabled: boolean;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            language: string;
            name: string;
        };
        CrmCall: {
            agent_id: string | null;
            /** Format: date-time */
            created_at: string;
            from_number: string | null;
            /** Format: uuid */
            id: string;
            phone_number: string | null;
            /** @enum {string} */
            status: "queued" | "ringing" | "in_progress" | "transferring" | "completed" | "failed" | "no_answer" | "busy" | "cancelled";
        };
        CrmCallCreate: {
            /** Format: uuid */
            agent_id: string;
            dynamic_variables?: {
                [key: string]: string;
            };
            from_number?: string;
            metadata?: {
                [key: string]: string;
            };
            phone_number: string;
            record_id?: string;
        };
        CrmCallLog: {
            attempts: number;
            /** Format: uuid */
            call_id: string;
            connection: string;
            /** Format: uuid */
            connection_id: string;
            /** Format: date-time */
            created_at: string;
            fault: ("no_number" | "not_connected" | "refused" | "removed" | "several_people" | "unauthorised" | "unknown" | "unreachable") | null;
            fault_detail: string | null;
            /** Format: uuid */
            id: string;
            next_attempt_at: string | null;
            person_id: string | null;
            person_url: string | null;
            /** @enum {string} */
            provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            record_id: string | null;
            /** @enum {string} */
            state: "pending" | "running" | "done" | "failed";
            /** Format: date-time */
            updated_at: string;
            was_person_created: boolean;
            written_at: string | null;
        };
        CrmConversation: {
            agent: string;
            agent_id: string | null;
            /** @enum {string} */
            direction: "inbound" | "outbound";
            duration_seconds: number | null;
            ended_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "call" | "chat";
            name: string | null;
            phone_number: string | null;
            record_id: string | null;
            recording_available: boolean;
            sentiment: string | null;
            /** Format: date-time */
            started_at: string;
            status: string;
            success: boolean | null;
            summary: string | null;
        };
        CrmLoggingPreset: {
            connection_ids: string[];
            fields: {
                name: string;
                title: string;
                /** @enum {string} */
                type: "text" | "number" | "boolean" | "instant";
            }[];
            is_default: boolean;
            mapping: {
                [key: string]: "agent" | "call_id" | "direction" | "duration_ms" | "duration_seconds" | "end_reason" | "from_number" | "link" | "note" | "phone_number" | "sentiment" | "started_at" | "status" | "success" | "summary" | "title" | "to_number";
            };
            /** @enum {string} */
            provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            title: string;
            updated_at: string | null;
        };
        CrmLoggingPresetSet: {
            connection_ids: string[];
            mapping: {
                [key: string]: "agent" | "call_id" | "direction" | "duration_ms" | "duration_seconds" | "end_reason" | "from_number" | "link" | "note" | "phone_number" | "sentiment" | "started_at" | "status" | "success" | "summary" | "title" | "to_number";
            } | null;
        };
        CrmRecordingLink: {
            content_type: string;
            duration_ms: number;
            /** Format: date-time */
            expires_at: string;
            /** Format: uri */
            url: string;
        };
        CurrentMaintenance: {
            notice: components["schemas"]["MaintenanceNotice"] | null;
        };
        CurrentUser: {
            branding: components["schemas"]["PublicBrand"] | null;
            csrf_token: string | null;
            is_platform_admin: boolean;
            modules_off: ("chat" | "live_desk" | "phone" | "outbound_calls" | "web_voice" | "knowledge" | "workflows" | "tools" | "calendar" | "analysis" | "statistics" | "webhooks" | "writing_assistant" | "testing")[];
            permissions: ("account:read" | "account:write" | "agents:read" | "agents:write" | "ai:write" | "billing:read" | "billing:write" | "calendar:read" | "calendar:write" | "calls:read" | "calls:write" | "chat:operate" | "chat:read" | "chat:write" | "crm:call" | "crm:read" | "identity:read" | "identity:write" | "integrations:read" | "integrations:write" | "kb:read" | "kb:write" | "keys:read" | "keys:write" | "numbers:read" | "numbers:write" | "organizations:read" | "organizations:write" | "privacy:erase" | "privacy:export" | "privacy:read" | "privacy:write" | "stats:read" | "tools:read" | "tools:write" | "users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "workflows:read" | "workflows:write")[];
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["ResellerRole"];
            } | null;
            /** Format: uuid */
            session_id: string;
            support_access: {
                /** Format: date-time */
                expires_at: string;
                reseller: string | null;
                shares_conversations: boolean;
            } | null;
            suspended_tenant: {
                name: string;
                reseller: string | null;
            } | null;
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
            } | null;
            tenants: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
            }[];
            user: components["schemas"]["SessionUser"];
        };
        Customer: {
            contact_email: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            language: string;
            name: string;
            package_id: string | null;
            shares_conversations: boolean;
            suspended_at: string | null;
            suspension_reason: string | null;
            timezone: string;
            trashed_at: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        CustomerCreated: {
            api_key: components["schemas"]["ApiKeyIssued"];
            customer: components["schemas"]["Customer"];
        };
        CustomerPurged: {
            certificate: string;
            /** Format: uuid */
            certificate_id: string;
            deleted: {
                [key: string]: number;
            };
            signature: string;
        };
        DailyStatistics: {
            days: {
                answer_rate: number | null;
                answered: number;
                average_duration_seconds: number | null;
                calls: number;
                chats: components["schemas"]["ChatFigures"];
                contained: number;
                containment_rate: number | null;
                conversations: number;
                /** Format: date */
                day: string;
                duration_seconds: number;
                e2e_ms: {
                    p50: number;
                    p95: number;
                } | null;
                succeeded: number;
                success_rate: number | null;
                transfer_rate: number | null;
                transferred: number;
                unanswered: number;
                unsuccessful: number;
            }[];
            period: components["schemas"]["StatisticsPeriod"];
        };
        DataSubject: {
            data_subject: string;
            record_counts: {
                [key: string]: number;
            };
        };
        DataSubjectExport: {
            calls: {
                agent: string;
                caller_name: string;
                /** Format: date-time */
                created_at: string;
                direction: string;
                duration_seconds: number;
                /** Format: date-time */
                ended_at?: string;
                /** Format: uuid */
                id: string;
                phone_number: string;
                recording_available: boolean;
                /** Format: date-time */
                started_at?: string;
                status: string;
                structured_data: {
                    [key: string]: string;
                };
                summary: string;
                transcript: {
                    [key: string]: string;
                }[];
                was_transferred: boolean;
            }[];
            data_subject: string;
            /** Format: date-time */
            exported_at: string;
            note: string;
            record_counts: {
                [key: string]: number;
            };
            /** Format: uuid */
            tenant_id: string;
        } & {
            [key: string]: unknown;
        };
        DeletionCertificate: {
            actor: {
                id: string | null;
                kind: string;
            };
            backups: components["schemas"]["CertificateBackups"];
            call_id: string | null;
            completed_at: string | null;
            counts: {
                [key: string]: number;
            };
            /** Format: date-time */
            due_at: string;
            erased_at: string | null;
            held: components["schemas"]["HeldObject"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "subject" | "call" | "agent" | "customer" | "identity_verification";
            number: number;
            open: components["schemas"]["OpenErasureItem"][];
            recipients: components["schemas"]["ErasureRecipient"][];
            /** Format: date-time */
            requested_at: string;
            signature: string;
            /** @enum {string} */
            state: "requested" | "running" | "waiting_for_hold" | "verifying" | "complete";
            subject_hash: string;
        };
        DeletionCertificateDetail: {
            actor: {
                id: string | null;
                kind: string;
            };
            backups: components["schemas"]["CertificateBackups"];
            call_id: string | null;
            certificate: string;
            completed_at: string | null;
            counts: {
                [key: string]: number;
            };
            /** Format: date-time */
            due_at: string;
            erased_at: string | null;
            held: components["schemas"]["HeldObject"][];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "subject" | "call" | "agent" | "customer" | "identity_verification";
            number: number;
            open: components["schemas"]["OpenErasureItem"][];
            recipients: components["schemas"]["ErasureRecipient"][];
            /** Format: date-time */
            requested_at: string;
            signature: string;
            signing_key: {
                id: string;
                pem: string;
            };
            /** @enum {string} */
            state: "requested" | "running" | "waiting_for_hold" | "verifying" | "complete";
            subject_hash: string;
            /** @enum {string} */
            verification: "valid" | "invalid" | "unknown_key";
        };
        DeskChat: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            ai_disclosed_at: string | null;
            assignment: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "claimed" | "transferred" | "assigned" | "automatic";
            } | null;
            claimed_at: string | null;
            close_reason: ("visitor" | "operator" | "api" | "inactive" | "spam" | "agent") | null;
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            customer: {
                email: string;
                name: string;
                note: string;
                phone_number: string;
                user_id: string;
                variables: {
                    [key: string]: string;
                };
                verified_fields: string[];
            };
            first_reply_due_at: string | null;
            /** Format: uuid */
            id: string;
            is_verified: boolean;
            label_ids: string[];
            language: string | null;
            /** Format: date-time */
            last_activity_at: string;
            last_message: {
                /** Format: date-time */
                created_at: string;
                /** @enum {string} */
                role: "visitor" | "agent" | "operator" | "system";
                text: string;
            } | null;
            operator: {
                avatar_url: string;
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            page_url: string | null;
            /** @enum {string} */
            priority: "none" | "low" | "high" | "urgent";
            rating: {
                comment: string;
                score: number;
            } | null;
            reason: string | null;
            requested_by: ("visitor" | "agent" | "rule" | "workflow" | "operator") | null;
            resolution_due_at: string | null;
            snoozed_until: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            summary: string | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            unread_count: number;
            visitor_message: {
                /** Format: date-time */
                created_at: string;
                text: string;
            } | null;
            visitor_seen_message_id: string | null;
            waiting_since: string | null;
        };
        DeskFilters: {
            /** Format: uuid */
            agent_id?: string;
            /** Format: uuid */
            label_id?: string;
            operator_id?: string | "me" | "none";
            priority?: ("none" | "low" | "high" | "urgent")[];
            q?: string;
            status?: ("open" | "waiting" | "with_operator" | "closed")[];
            /** Format: uuid */
            team_id?: string;
        };
        DeskMessage: {
            answered_by?: {
                is_fallback: boolean;
                model: string;
            } | null;
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            client_message_id: string | null;
            /** Format: date-time */
            created_at: string;
            files: components["schemas"]["ChatFile"][];
            /** Format: uuid */
            id: string;
            notice: {
                /** @enum {string} */
                kind: "waiting" | "nobody_available" | "operator_joined" | "operator_left" | "operator_lost" | "back_to_agent" | "contact_requested" | "verified" | "closed";
                name: string;
            } | null;
            operator: {
                avatar_url: string;
                name: string;
            } | null;
            /** @enum {string} */
            role: "visitor" | "agent" | "operator" | "system";
            sources: {
                id: string;
                is_public: boolean;
                text: string;
                title: string;
                url: string | null;
            }[];
            /** @enum {string} */
            status: "complete" | "interrupted" | "failed";
            text: string;
            /** @enum {string} */
            visibility: "public" | "internal";
        };
        DetailedCallStatistics: {
            answer_rate: number | null;
            answered: number;
            average_duration_seconds: number | null;
            by_agent: {
                agent_id: string | null;
                answer_rate: number | null;
                answered: number;
                average_duration_seconds: number | null;
                calls: number;
                contained: number;
                containment_rate: number | null;
                conversations: number;
                duration_seconds: number;
                name: string | null;
                succeeded: number;
                success_rate: number | null;
                transfer_rate: number | null;
                transferred: number;
                unanswered: number;
                unsuccessful: number;
            }[];
            by_hour: number[];
            calls: number;
            contained: number;
            containment_rate: number | null;
            conversations: number;
            cost: components["schemas"]["CallCost"];
            duration: {
                p50: number;
                p95: number;
            } | null;
            duration_seconds: number;
            end_reasons: {
                calls: number;
                /** @enum {string} */
                end_reason: "user_hangup" | "agent_hangup" | "end_phrase" | "inactivity" | "max_duration" | "voicemail" | "ivr" | "transferred" | "transfer_failed" | "dial_busy" | "dial_failed" | "dial_no_answer" | "dial_rejected" | "dial_unreachable" | "invalid_destination" | "concurrency_limit" | "insufficient_balance" | "spam" | "no_audio" | "connection_lost" | "completed_by_api" | "error_stt" | "error_llm" | "error_tts" | "error_telephony" | "cancelled" | "shutdown" | "worker_lost";
                share: number;
            }[];
            heat_map: number[][];
            latency_ms: components["schemas"]["CallLatencyFigures"];
            period: components["schemas"]["StatisticsPeriod"];
            sentiment: {
                negative: number;
                neutral: number;
                positive: number;
            };
            succeeded: number;
            success_rate: number | null;
            transfer_rate: number | null;
            transferred: number;
            unanswered: number;
            unsuccessful: number;
        };
        DetailedHealth: {
            dependencies: {
                detail?: string;
                free_bytes?: number;
                host?: string;
                latency_ms: number;
                name: string;
                /** @enum {string} */
                status: "ok" | "degraded" | "down";
                total_bytes?: number;
                version?: string;
            }[];
            /** @enum {string} */
            status: "ok" | "degraded" | "down";
            version?: string;
        };
        DirectoryEntry: {
            aliases: string[];
            /** Format: date-time */
            created_at: string;
            department: string;
            destinations: string[];
            fallback: {
                /** @constant */
                kind: "agent";
            } | {
                /** @constant */
                kind: "contact_request";
            } | {
                destination: string;
                /** @constant */
                kind: "number";
            } | {
                /** Format: uuid */
                entry_id: string;
                /** @constant */
                kind: "entry";
            };
            hours: {
                timezone: string;
                weekly: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            /** Format: uuid */
            id: string;
            is_open: boolean;
            /** @enum {string} */
            kind: "person" | "department";
            languages: string[];
            /** @enum {string} */
            mode: "cold" | "warm" | "attended";
            name: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
            whisper: string;
        };
        DirectoryEntryUpdate: {
            aliases?: string[];
            department?: string;
            destinations?: string[];
            fallback?: {
                /** @constant */
                kind: "agent";
            } | {
                /** @constant */
                kind: "contact_request";
            } | {
                destination: string;
                /** @constant */
                kind: "number";
            } | {
                /** Format: uuid */
                entry_id: string;
                /** @constant */
                kind: "entry";
            };
            hours?: {
                timezone: string;
                weekly: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            /** @enum {string} */
            kind?: "person" | "department";
            languages?: string[];
            /** @enum {string} */
            mode?: "cold" | "warm" | "attended";
            name?: string;
            title?: string;
            whisper?: string;
        };
        DirectoryImport: {
            csv: string;
            /** @default false */
            dry_run?: boolean;
            /** @default false */
            skip_faulty?: boolean;
        };
        DirectoryImportReport: {
            created: number;
            dry_run: boolean;
            faults: {
                column: string;
                detail: {
                    code: string;
                    edge_id?: string;
                    field?: string;
                    message: string;
                    node_id?: string;
                    params?: {
                        [key: string]: string | number;
                    };
                    path: string;
                    reason?: string;
                };
                line: number;
            }[];
            faults_total: number;
            is_applied: boolean;
            lines: number;
            unchanged: number;
            updated: number;
        };
        DirectoryMatch: {
            entries: {
                department: string;
                /** Format: uuid */
                id: string;
                name: string;
                score: number;
            }[];
            /** @enum {string} */
            outcome: "one" | "several" | "none" | "unnamed";
        };
        DirectoryMatchRequest: {
            /** @default en */
            language?: string;
            text: string;
        };
        DraftReply: {
            text: string;
        };
        Email: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            html: string | null;
            /** Format: uuid */
            id: string;
            kind: string;
            last_error: string | null;
            sent_at: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "kept" | "failed";
            subject: string;
            tenant_id: string | null;
            text: string | null;
            to: string;
        };
        EmailSummary: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            kind: string;
            last_error: string | null;
            sent_at: string | null;
            /** @enum {string} */
            status: "queued" | "sent" | "kept" | "failed";
            subject: string;
            tenant_id: string | null;
            to: string;
        };
        EmailTemplate: {
            default_text: {
                action: string;
                after: string;
                before: string;
                subject: string;
            };
            is_customized: boolean;
            /** @enum {string} */
            key: "invite" | "invite_by_key" | "password_reset" | "email_verification" | "account_exists" | "password_changed" | "email_change" | "email_changed" | "second_factor_on" | "second_factor_off" | "webhook_failing" | "webhook_gone" | "webhook_secret_rotated" | "webhook_secret_replaced" | "invoice_issued" | "invoice_paid" | "chat_mention";
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            text: {
                action: string;
                after: string;
                before: string;
                subject: string;
            };
            updated_at: string | null;
            variables: string[];
        };
        EmailTemplatePreview: {
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            text?: components["schemas"]["EmailText"];
        };
        EmailTemplateTest: {
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            text?: components["schemas"]["EmailText"];
            /** Format: email */
            to: string;
        };
        EmailTemplateWrite: {
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            text: components["schemas"]["EmailText"] | null;
        };
        EmailText: {
            action: string;
            after: string;
            before: string;
            subject: string;
        };
        EndOfCallDispatch: {
            /** Format: uuid */
            call_id: string;
            integration_ids?: string[];
        };
        EndOfCallWebhook: {
            /** @default null */
            agent_ids: string[] | null;
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            disabled_at: string | null;
            disabled_reason: ("failing" | "gone") | null;
            /**
             * @default [
             *       "call.ended",
             *       "call.analyzed"
             *     ]
             */
            events: ("call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low")[];
            failing_since: string | null;
            /** @default {} */
            headers: {
                [key: string]: string;
            };
            /** Format: uuid */
            id: string;
            /** @default [] */
            include: "transcript"[];
            /** @default true */
            is_active: boolean;
            missed_deliveries: number;
            previous_secret_valid_until: string | null;
            secret_hint: string;
            /** @enum {string} */
            source: "account" | "agent";
            source_agent_id: string | null;
            /** @enum {string} */
            state: "active" | "failing" | "inactive" | "disabled";
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            version: number;
        };
        EndOfCallWebhookCreated: {
            /** @default null */
            agent_ids: string[] | null;
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            disabled_at: string | null;
            disabled_reason: ("failing" | "gone") | null;
            /**
             * @default [
             *       "call.ended",
             *       "call.analyzed"
             *     ]
             */
            events: ("call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low")[];
            failing_since: string | null;
            /** @default {} */
            headers: {
                [key: string]: string;
            };
            /** Format: uuid */
            id: string;
            /** @default [] */
            include: "transcript"[];
            /** @default true */
            is_active: boolean;
            missed_deliveries: number;
            previous_secret_valid_until: string | null;
            secret: string;
            secret_hint: string;
            /** @enum {string} */
            source: "account" | "agent";
            source_agent_id: string | null;
            /** @enum {string} */
            state: "active" | "failing" | "inactive" | "disabled";
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            version: number;
        };
        ErasureRecipient: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "webhook";
            name: string;
        };
        Error: {
            details?: {
                code: string;
                edge_id?: string;
                field?: string;
                message: string;
                node_id?: string;
                params?: {
                    [key: string]: string | number;
                };
                path: string;
                reason?: string;
            }[];
            details_total?: number;
            /** @enum {string} */
            error: "invalid_request" | "conflicting_credentials" | "unknown_field" | "unknown_scope" | "unauthenticated" | "insufficient_balance" | "forbidden" | "chat_disabled" | "origin_not_allowed" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "already_claimed" | "live_call" | "secret_unreadable" | "not_live" | "not_supported_by_line" | "version_mismatch" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "rate_limited" | "concurrency_limit" | "headers_too_large" | "internal" | "model_failed" | "not_configured" | "unavailable" | "insufficient_storage";
            message: string;
            params?: {
                [key: string]: string | number;
            };
            reason?: string;
            request_id: string;
        };
        EventConsumer: {
            dead_letters: number;
            held_back: number;
            lag_events: number;
            lag_seconds: number;
            name: string;
            retrying: number;
            skipped_events: number;
            /** @enum {string} */
            status: "running" | "stopped" | "removed";
        };
        EventTicket: {
            /** Format: date-time */
            expires_at: string;
            ticket: string;
        };
        ExtractedBusiness: {
            addresses: {
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
                value: string;
            }[];
            businessName: string;
            crawledContent: string;
            crawledDescription: string;
            crawledTitle: string;
            emails: {
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
                value: string;
            }[];
            /** @enum {string} */
            ended: "complete" | "page_limit" | "time_limit" | "byte_limit" | "aborted" | "host_failing";
            hours: {
                closes: string | null;
                days: number[];
                opens: string | null;
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
            }[];
            language: string | null;
            languages: {
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
                value: string;
            }[];
            openingHours: {
                holidays: string;
                weekdays: string;
                weekend: string;
            };
            pages: {
                message: string | null;
                reason: string | null;
                /** @enum {string} */
                state: "read" | "skipped";
                title: string;
                url: string;
            }[];
            phones: {
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
                value: string;
            }[];
            prices: {
                name: string;
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                price: string;
                url: string;
            }[];
            questions: {
                answer: string;
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                question: string;
                url: string;
            }[];
            services: {
                /** @enum {string} */
                origin: "json_ld" | "microdata" | "link" | "element" | "text";
                url: string;
                value: string;
            }[];
            /** @constant */
            success: true;
            url: string;
        };
        ExtractedProfile: {
            pages: {
                message: string | null;
                reason: string | null;
                /** @enum {string} */
                state: "read" | "skipped";
                title: string;
                url: string;
            }[];
            profile: {
                /** @default  */
                address: string;
                businessName: string;
                /** @default  */
                description: string;
                /** @default  */
                email: string;
                /** @default  */
                goal: string;
                /** @default [] */
                hours: {
                    closes: string | null;
                    days: number[];
                    opens: string | null;
                }[];
                language?: string;
                /** @default  */
                personality: string;
                /** @default  */
                phone: string;
                /** @default [] */
                prices: {
                    name: string;
                    price: string;
                }[];
                /** @default [] */
                questions: {
                    answer: string;
                    question: string;
                }[];
                /** @default  */
                restrictions: string;
                /** @default  */
                rules: string;
                /** @default  */
                tasks: string;
                /** @default  */
                websiteText: string;
            };
            /** @constant */
            success: true;
        };
        FailedWork: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            error: string;
            event: {
                position: string;
                topic: string;
                type: string;
            } | null;
            /** Format: date-time */
            failed_at: string;
            id: string;
            /** @enum {string} */
            kind: "job" | "event";
            name: string;
            next_attempt_at: string | null;
            /** @enum {string} */
            state: "retrying" | "dead";
            tenant_id: string | null;
        };
        FeatureFlag: {
            default: boolean;
            description: string;
            /** @enum {string} */
            flag: "chat" | "live_desk" | "phone" | "outbound_calls" | "web_voice" | "knowledge" | "workflows" | "tools" | "calendar" | "analysis" | "statistics" | "webhooks" | "writing_assistant" | "testing" | "recordings";
            is_on: boolean;
            override: boolean | null;
            package: boolean | null;
        };
        FeatureFlags: {
            data: components["schemas"]["FeatureFlag"][];
        };
        FeatureFlagsReplace: {
            overrides: {
                analysis?: boolean | null;
                calendar?: boolean | null;
                chat?: boolean | null;
                knowledge?: boolean | null;
                live_desk?: boolean | null;
                outbound_calls?: boolean | null;
                phone?: boolean | null;
                recordings?: boolean | null;
                statistics?: boolean | null;
                testing?: boolean | null;
                tools?: boolean | null;
                web_voice?: boolean | null;
                webhooks?: boolean | null;
                workflows?: boolean | null;
                writing_assistant?: boolean | null;
            };
        };
        FoundModelServer: {
            /** @enum {string} */
            kind: "ollama" | "lm-studio" | "llama-cpp" | "vllm" | "localai" | "jan" | "openai-compatible";
            models: string[];
            title: string;
            /** Format: uri */
            url: string;
            version: string | null;
        };
        FreedNumber: {
            agent_id: string | null;
            number: string;
            /** Format: uuid */
            number_id: string;
            /** @enum {string} */
            state: "free" | "reassigned" | "assigned_elsewhere" | "released";
        };
        GeneratedAgent: {
            agentName: string;
            greeting: string;
            prompt: string;
            /** @constant */
            success: true;
        };
        GeneratedFromProfile: {
            agentName: string;
            greeting: string;
            language: string;
            prompt: string;
            quickQuestions: {
                message: string;
                text: string;
            }[];
            /** @constant */
            success: true;
        };
        GeneratedFromWebsite: {
            agentName: string;
            /** @enum {string} */
            ended: "complete" | "page_limit" | "time_limit" | "byte_limit" | "aborted" | "host_failing";
            greeting: string;
            language: string;
            pages: {
                message: string | null;
                reason: string | null;
                /** @enum {string} */
                state: "read" | "skipped";
                title: string;
                url: string;
            }[];
            prompt: string;
            sources: {
                section: string;
                text: string;
                url: string | null;
            }[];
            /** @constant */
            success: true;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "degraded";
        };
        HeldObject: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "call" | "chat" | "recording";
        };
        IdentityConnection: {
            callback_url: string | null;
            /** Format: date-time */
            created_at: string;
            has_secret: boolean;
            /** @enum {string} */
            method: "eid" | "mobile_pay";
            /** @enum {string} */
            mode: "test" | "live";
            name: string;
            /** @enum {string} */
            provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            settings: components["schemas"]["IdentitySettings"];
            test: {
                /** Format: date-time */
                at: string;
                detail: string;
                is_ok: boolean;
            } | null;
            /** Format: date-time */
            updated_at: string;
        };
        IdentityConnectionSet: {
            acr_values?: string;
            ca?: string;
            certificate?: string;
            /** @enum {string} */
            client_auth?: "client_secret_basic" | "client_secret_post";
            client_id?: string;
            client_secret?: string;
            /** @enum {string} */
            delivery?: "poll" | "ping";
            /** Format: uri */
            issuer?: string;
            login_hint?: string;
            /**
             * @default test
             * @enum {string}
             */
            mode?: "test" | "live";
            name?: string;
            personal_number_claim?: string;
            phone_number_claim?: string;
            private_key?: string;
            scope?: string;
            /** Format: uri */
            url?: string;
        };
        IdentityRetentionPolicy: {
            is_default: boolean;
            person_days: number;
            record_days: number;
            updated_at: string | null;
        };
        IdentityRetentionPolicySet: {
            person_days: number;
            record_days: number;
        };
        IdentitySettings: {
            acr_values?: string;
            /** @enum {string} */
            client_auth?: "client_secret_basic" | "client_secret_post";
            client_id?: string;
            /** @enum {string} */
            delivery?: "poll" | "ping";
            /** Format: uri */
            issuer?: string;
            login_hint?: string;
            personal_number_claim?: string;
            phone_number_claim?: string;
            scope?: string;
            /** Format: uri */
            url?: string;
        };
        IdentityStatistics: {
            answer_seconds_p50: number | null;
            approval_rate: number | null;
            by_failure: {
                /** @enum {string} */
                failure: "provider_refused" | "provider_unavailable" | "subject_mismatch" | "other_subject" | "level_too_low" | "interrupted" | "conversation_ended";
                total: number;
            }[];
            by_provider: {
                approved: number;
                declined: number;
                expired: number;
                failed: number;
                /** @enum {string} */
                mode: "test" | "live";
                pending: number;
                /** @enum {string} */
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
                total: number;
            }[];
            /** Format: date-time */
            from: string;
            live: {
                approved: number;
                declined: number;
                expired: number;
                failed: number;
                pending: number;
                total: number;
            };
            test: {
                approved: number;
                declined: number;
                expired: number;
                failed: number;
                pending: number;
                total: number;
            };
            /** Format: date-time */
            to: string;
        };
        IdentityVerification: {
            agent_id: string | null;
            anonymized_at: string | null;
            /** @enum {string} */
            asked_by: "api" | "agent" | "visitor";
            call_id: string | null;
            continue_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            failure: ("provider_refused" | "provider_unavailable" | "subject_mismatch" | "other_subject" | "level_too_low" | "interrupted" | "conversation_ended") | null;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            level: string | null;
            message: string | null;
            /** @enum {string} */
            method: "eid" | "mobile_pay";
            /** @enum {string} */
            mode: "test" | "live";
            /** @enum {string} */
            provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            session_id: string | null;
            /** @enum {string} */
            state: "pending" | "approved" | "declined" | "expired" | "failed";
            subject_hash: string | null;
            subject_hint: string | null;
            valid_until: string | null;
        };
        Impersonation: {
            by: string;
            /** Format: date-time */
            created_at: string;
            ended_at: string | null;
            entered_at: string | null;
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            reason: string;
        };
        ImpersonationLink: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            minutes: number;
            token: string;
            url: string;
        };
        /** @enum {string} */
        ImportFormat: "vapi-assistant" | "vapi-workflow" | "retell-agent" | "retell-flow" | "elevenlabs-agent" | "dograh-workflow";
        ImportNotice: {
            /** @enum {string} */
            kind: "dropped" | "changed" | "action_required";
            path: string;
            what: string;
            what_to_do: string;
            why: string;
        };
        InactiveChatsClosed: {
            closed: number;
            matched: number;
        };
        InstalledMarketplaceTool: {
            /** Format: uuid */
            agent_id: string;
            agent_version: number;
            gated_tool_ids: string[];
            /** Format: uuid */
            tool_id: string;
            tool_name: string;
        };
        InstallMarketplaceTool: {
            /** Format: uuid */
            agent_id: string;
            /** @default [] */
            gated_tool_ids?: string[];
            message?: string;
        };
        IntegrationAction: {
            changes: boolean;
            description: string;
            name: string;
            parameters: {
                [key: string]: unknown;
            };
            title: string;
        };
        IntegrationProvider: {
            has_client: boolean;
            is_crm: boolean;
            key_hint: string | null;
            /** @enum {string} */
            provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            settings: {
                description: string;
                is_required: boolean;
                name: string;
                only_with: ("key" | "oauth") | null;
                title: string;
            }[];
            takes_key: boolean;
            takes_oauth: boolean;
            title: string;
        };
        IntegrationRun: {
            latency_ms: number;
            /** Format: uuid */
            log_id: string;
            result: string;
            /** @enum {string} */
            status: "ok" | "error" | "timeout" | "refused" | "cancelled";
        };
        IntegrationRunRequest: {
            action: string;
            arguments: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            connection_id: string;
        };
        InventoryAssignment: {
            phone_number: string;
            /** Format: uuid */
            tenant_id: string;
        };
        InventoryNumber: {
            assigned_at: string | null;
            capabilities: ("voice" | "sms" | "mms" | "fax")[];
            country: string | null;
            currency: string | null;
            /** Format: uuid */
            id: string;
            is_answered: boolean;
            monthly_price_minor_units: number | null;
            number: string;
            provider: ("builtin" | "twilio" | "telnyx") | null;
            quarantined_until: string | null;
            /** @enum {string} */
            source: "pool" | "import" | "carrier";
            /** @enum {string} */
            state: "free" | "quarantined" | "assigned" | "releasing";
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            trunk: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            type: ("local" | "mobile" | "national" | "toll_free") | null;
        };
        InventoryNumberCreate: {
            /**
             * @default [
             *       "voice"
             *     ]
             */
            capabilities?: ("voice" | "sms" | "mms" | "fax")[];
            /** @default null */
            currency?: string | null;
            /** @default null */
            locality?: string | null;
            /** @default null */
            monthly_price_minor_units?: number | null;
            phone_number: string;
            /** @enum {string} */
            provider?: "builtin" | "twilio" | "telnyx";
            provider_ref?: string;
            /** Format: uuid */
            trunk_id?: string;
        };
        InventoryRelease: {
            phone_number: string;
        };
        Invite: {
            accepted_at: string | null;
            accepted_by: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            invited_by: components["schemas"]["Actor"];
            organization_id: string | null;
            revoked_at: string | null;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            state: "pending" | "accepted" | "expired" | "revoked";
        };
        InviteCreated: {
            accept_url: string | null;
            accepted_at: string | null;
            accepted_by: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            invited_by: components["schemas"]["Actor"];
            organization_id: string | null;
            revoked_at: string | null;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            state: "pending" | "accepted" | "expired" | "revoked";
        };
        InviteView: {
            email: string;
            /** Format: date-time */
            expires_at: string;
            has_account: boolean;
            role: components["schemas"]["Role"];
            tenant_name: string;
        };
        Invoice: {
            buyer: components["schemas"]["BillingDetails"] | null;
            /** Format: date-time */
            created_at: string;
            credit_notes: components["schemas"]["CreditNote"][];
            credited_minor_units: number;
            currency: string;
            due_minor_units: number;
            due_on: string | null;
            /** Format: uuid */
            id: string;
            issued_at: string | null;
            lines: {
                description: string;
                net_minor_units: number;
                quantity: number;
                /** @enum {string} */
                unit: "piece" | "minute" | "month" | "hour";
                unit_price_micros: string;
                /** @enum {string} */
                vat_category: "S" | "Z" | "AE" | "O" | "E";
                vat_percent: number;
            }[];
            net_minor_units: number;
            note: string;
            number: string | null;
            order_id: string | null;
            /** @enum {string} */
            origin: "custom" | "order" | "period";
            paid_at: string | null;
            paid_minor_units: number;
            payment_reference: string | null;
            payments: {
                amount_minor_units: number;
                /** Format: uuid */
                id: string;
                method: string;
                /** Format: date-time */
                received_at: string;
                reference: string;
                refunded_minor_units: number;
            }[];
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            seller: components["schemas"]["InvoiceIssuer"] | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void";
            total_minor_units: number;
            vat: {
                /** @enum {string} */
                category: "S" | "Z" | "AE" | "O" | "E";
                net_minor_units: number;
                percent: number;
                vat_minor_units: number;
            }[];
            vat_minor_units: number;
        };
        InvoiceCreate: {
            buyer?: components["schemas"]["BillingDetails"];
            currency: string;
            /** @default false */
            finalize?: boolean;
            lines: {
                description: string;
                /** @default 1 */
                quantity?: number;
                /**
                 * @default piece
                 * @enum {string}
                 */
                unit?: "piece" | "minute" | "month" | "hour";
                unit_price_minor_units: number;
                vat_percent?: number;
            }[];
            /** @default  */
            note?: string;
            payment_days?: number;
            /** Format: uuid */
            tenant_id: string;
        };
        InvoiceIssuer: {
            address: {
                city: string;
                country: string;
                line1: string;
                /** @default  */
                line2: string;
                /** @default  */
                postal_code: string;
            };
            bank: {
                /** @default  */
                account: string;
                /** @default  */
                bank: string;
                /** @default  */
                bic: string;
                /** @default  */
                iban: string;
            };
            /** Format: email */
            email: string;
            /** @default  */
            footer: string;
            name: string;
            /** @default  */
            number_prefix: string;
            /** @default 30 */
            payment_days: number;
            /** @default  */
            registration_number: string;
            /** @default null */
            vat_id: string | null;
            /** @default 0 */
            vat_percent: number;
        };
        InvoiceIssuerInput: {
            address: {
                city: string;
                country: string;
                line1: string;
                /** @default  */
                line2?: string;
                /** @default  */
                postal_code?: string;
            };
            /** @default {} */
            bank?: {
                /** @default  */
                account?: string;
                /** @default  */
                bank?: string;
                /** @default  */
                bic?: string;
                iban?: string;
            };
            /** Format: email */
            email: string;
            /** @default  */
            footer?: string;
            name: string;
            /** @default  */
            number_prefix?: string;
            /** @default 30 */
            payment_days?: number;
            /** @default  */
            registration_number?: string;
            vat_id?: string | null;
            /** @default 0 */
            vat_percent?: number;
        };
        InvoiceOfCustomer: {
            buyer: components["schemas"]["BillingDetails"] | null;
            /** Format: date-time */
            created_at: string;
            credit_notes: components["schemas"]["CreditNote"][];
            credited_minor_units: number;
            currency: string;
            customer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            due_minor_units: number;
            due_on: string | null;
            /** Format: uuid */
            id: string;
            issued_at: string | null;
            lines: {
                description: string;
                net_minor_units: number;
                quantity: number;
                /** @enum {string} */
                unit: "piece" | "minute" | "month" | "hour";
                unit_price_micros: string;
                /** @enum {string} */
                vat_category: "S" | "Z" | "AE" | "O" | "E";
                vat_percent: number;
            }[];
            net_minor_units: number;
            note: string;
            number: string | null;
            order_id: string | null;
            /** @enum {string} */
            origin: "custom" | "order" | "period";
            paid_at: string | null;
            paid_minor_units: number;
            payment_reference: string | null;
            payments: {
                amount_minor_units: number;
                /** Format: uuid */
                id: string;
                method: string;
                /** Format: date-time */
                received_at: string;
                reference: string;
                refunded_minor_units: number;
            }[];
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            seller: components["schemas"]["InvoiceIssuer"] | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void";
            total_minor_units: number;
            vat: {
                /** @enum {string} */
                category: "S" | "Z" | "AE" | "O" | "E";
                net_minor_units: number;
                percent: number;
                vat_minor_units: number;
            }[];
            vat_minor_units: number;
        };
        InvoiceSummary: {
            /** Format: date-time */
            created_at: string;
            credited_minor_units: number;
            currency: string;
            due_minor_units: number;
            due_on: string | null;
            /** Format: uuid */
            id: string;
            issued_at: string | null;
            net_minor_units: number;
            number: string | null;
            /** @enum {string} */
            origin: "custom" | "order" | "period";
            paid_at: string | null;
            paid_minor_units: number;
            payment_reference: string | null;
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void";
            total_minor_units: number;
            vat_minor_units: number;
        };
        IssuedInvoice: {
            /** Format: date-time */
            created_at: string;
            credited_minor_units: number;
            currency: string;
            customer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            due_minor_units: number;
            due_on: string | null;
            /** Format: uuid */
            id: string;
            issued_at: string | null;
            net_minor_units: number;
            number: string | null;
            /** @enum {string} */
            origin: "custom" | "order" | "period";
            paid_at: string | null;
            paid_minor_units: number;
            payment_reference: string | null;
            period: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
            /** @enum {string} */
            status: "draft" | "open" | "paid" | "void";
            total_minor_units: number;
            vat_minor_units: number;
        };
        JobOverview: {
            consumers: components["schemas"]["EventConsumer"][];
            data: components["schemas"]["FailedWork"][];
            has_more: boolean;
            next_cursor: string | null;
            queues: components["schemas"]["JobQueue"][];
            total?: number;
            total_is_capped?: boolean;
        };
        JobQueue: {
            failed: number;
            oldest_waiting_seconds: number | null;
            running: number;
            task: string;
            waiting: number;
        };
        KnowledgeBaseFile: {
            /** Format: uuid */
            agent_id: string;
            bytes: number;
            changed_at: string | null;
            characters: number;
            chunks: number;
            content_type: string | null;
            /** Format: date-time */
            created_at: string;
            error: {
                /** @enum {string} */
                code: "blocked_by_robots" | "damaged" | "duplicate" | "empty" | "encrypted" | "fetch_failed" | "internal" | "no_text_layer" | "not_found" | "not_indexable" | "timeout" | "too_large" | "too_many_pages" | "unsupported_type";
                message: string;
            } | null;
            /** Format: uuid */
            id: string;
            indexed_at: string | null;
            /** @enum {string} */
            kind: "file" | "text" | "url" | "site";
            max_pages: number | null;
            name: string;
            next_visit_at: string | null;
            pages: {
                kept: number;
                seen: number;
                skipped: number;
            };
            /** @enum {string} */
            schedule: "never" | "daily" | "weekly" | "monthly";
            sha256: string | null;
            /** @enum {string} */
            status: "queued" | "indexing" | "ready" | "failed";
            /** Format: date-time */
            updated_at: string;
            url: string | null;
            visited_at: string | null;
        };
        KnowledgeBaseFileDetail: {
            /** Format: uuid */
            agent_id: string;
            bytes: number;
            changed_at: string | null;
            characters: number;
            chunks: number;
            content_type: string | null;
            /** Format: date-time */
            created_at: string;
            documents: components["schemas"]["KnowledgeDocument"][];
            error: {
                /** @enum {string} */
                code: "blocked_by_robots" | "damaged" | "duplicate" | "empty" | "encrypted" | "fetch_failed" | "internal" | "no_text_layer" | "not_found" | "not_indexable" | "timeout" | "too_large" | "too_many_pages" | "unsupported_type";
                message: string;
            } | null;
            /** Format: uuid */
            id: string;
            indexed_at: string | null;
            /** @enum {string} */
            kind: "file" | "text" | "url" | "site";
            max_pages: number | null;
            name: string;
            next_visit_at: string | null;
            pages: {
                kept: number;
                seen: number;
                skipped: number;
            };
            /** @enum {string} */
            schedule: "never" | "daily" | "weekly" | "monthly";
            sha256: string | null;
            /** @enum {string} */
            status: "queued" | "indexing" | "ready" | "failed";
            /** Format: date-time */
            updated_at: string;
            url: string | null;
            visited_at: string | null;
        };
        KnowledgeBaseFileUpdate: {
            max_pages?: number | null;
            name?: string;
            /** @enum {string} */
            schedule?: "never" | "daily" | "weekly" | "monthly";
            text?: string;
        };
        KnowledgeChunk: {
            /** Format: uuid */
            document_id: string;
            /** Format: uuid */
            file_id: string;
            heading_path: string[];
            /** Format: uuid */
            id: string;
            language: string | null;
            ordinal: number;
            questions: string[];
            questions_by: ("model" | "person") | null;
            text: string;
        };
        KnowledgeChunkUpdate: {
            questions: string[];
        };
        KnowledgeDocument: {
            /** Format: date-time */
            changed_at: string;
            characters: number;
            chunks: number;
            /** Format: uuid */
            id: string;
            language: string | null;
            page_count: number | null;
            skipped: {
                /** @enum {string} */
                code: "blocked_by_robots" | "damaged" | "duplicate" | "empty" | "encrypted" | "fetch_failed" | "internal" | "no_text_layer" | "not_found" | "not_indexable" | "timeout" | "too_large" | "too_many_pages" | "unsupported_type";
                message: string;
            } | null;
            /** @enum {string} */
            status: "kept" | "skipped";
            title: string;
            url: string | null;
            /** Format: date-time */
            visited_at: string;
        };
        KnowledgeFilesDelete: {
            file_ids: string[];
        };
        KnowledgeHit: {
            /** Format: uuid */
            chunk_id: string;
            /** Format: uuid */
            document_id: string;
            document_title: string;
            /** Format: uuid */
            file_id: string;
            file_name: string;
            heading_path: string[];
            is_given: boolean;
            matched_fields: ("text" | "heading" | "questions")[];
            matched_words: string[];
            parts: {
                character_sequences: number;
                embedding: number | null;
                synonyms: number;
                words: number;
            };
            questions: string[];
            questions_by: ("model" | "person") | null;
            score: number;
            text: string;
            url: string | null;
        };
        KnowledgeIndex: {
            /** Format: uuid */
            agent_id: string;
            built_at: string | null;
            changed_at: string | null;
            chunks: number;
            embedding_model: string | null;
            indexed_chunks: number;
            requested_at: string | null;
            /** @enum {string} */
            state: "empty" | "ready" | "queued" | "building" | "failed";
        };
        KnowledgeSearchAnswer: {
            embedding_model: string | null;
            hits: components["schemas"]["KnowledgeHit"][];
            index: components["schemas"]["KnowledgeIndex"];
            /** @enum {string} */
            searched_by: "index" | "full_text" | "nothing";
        };
        KnowledgeSearchRequest: {
            min_score?: number;
            query: string;
            top_k?: number;
        };
        KnowledgeTextCreate: {
            name: string;
            text: string;
        };
        KnowledgeUrlCreate: {
            /** @default 100 */
            max_pages?: number;
            name?: string;
            /**
             * @default never
             * @enum {string}
             */
            schedule?: "never" | "daily" | "weekly" | "monthly";
            /** @default false */
            site?: boolean;
            /** Format: uri */
            url: string;
        };
        LanguageModelOption: {
            model: string;
            /** @enum {string} */
            provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
            server: string | null;
        };
        LegalHold: {
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["Actor"];
            /** Format: uuid */
            id: string;
            lifted_at: string | null;
            lifted_by: components["schemas"]["Actor"] | null;
            object: components["schemas"]["HeldObject"];
            reason: string;
        };
        LiveFigures: {
            chats_open: number;
            chats_waiting: number;
            chats_with_operator: number;
            in_progress: number;
            queued: number;
            ringing: number;
        };
        MailServer: {
            link_base_url: string;
            server: {
                from_address: string;
                from_name: string;
                has_password: boolean;
                host: string;
                port: number;
                /** @enum {string} */
                security: "tls" | "starttls" | "none";
                user: string | null;
            } | null;
            set_at: string | null;
            source: ("environment" | "console") | null;
        };
        MailServerWrite: {
            /** Format: email */
            from_address: string;
            /** @default Parley */
            from_name?: string;
            host: string;
            password?: string | null;
            port: number;
            /** @enum {string} */
            security: "tls" | "starttls" | "none";
            /** Format: email */
            test_to: string;
            /** @default null */
            user?: string | null;
        };
        MaintenanceNotice: {
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            starts_at: string;
            text: string;
        };
        MaintenanceNoticeSet: {
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            starts_at: string;
            text: string;
        };
        MarketplaceTool: {
            description: string;
            gates: boolean;
            is_available: boolean;
            /** @enum {string} */
            key: "verify-eid" | "verify-mobile-pay" | "verify-before-payout";
            /** @enum {string} */
            method: "eid" | "mobile_pay";
            name: string;
        };
        MinuteBalance: {
            grace_seconds: number;
            is_billed: boolean;
            is_low: boolean;
            lots: {
                /** Format: date-time */
                credited_at: string;
                expires_at: string | null;
                /** @enum {string} */
                kind: "package" | "plan" | "grant";
                remaining_seconds: number;
                seconds: number;
            }[];
            low_seconds: number | null;
            owed: {
                amount_minor_units: number;
                currency: string;
            }[];
            prepaid: {
                amount_minor_units: number;
                currency: string;
            }[];
            remaining_seconds: number;
            reserved_seconds: number;
            when_empty: ("stop" | "grace" | "overage") | null;
        };
        MinutePackage: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** Format: uuid */
            id: string;
            is_public: boolean;
            name: string;
            price_minor_units: number;
            reseller_id: string | null;
            retired_at: string | null;
            seconds: number;
            /** Format: date-time */
            updated_at: string;
            valid_days: number | null;
        };
        MinutePackageOffer: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** Format: uuid */
            id: string;
            name: string;
            price_minor_units: number;
            seconds: number;
            valid_days: number | null;
        };
        ModelServer: {
            is_reachable: boolean;
            /** @enum {string} */
            kind: "ollama" | "lm-studio" | "llama-cpp" | "vllm" | "localai" | "jan" | "openai-compatible";
            models: string[];
            name: string;
            /** @enum {string} */
            source: "console" | "setting";
            title: string;
            url: string;
            version: string | null;
        };
        ModelServerCreate: {
            /** Format: uri */
            url: string;
        };
        ModelServerList: {
            data: components["schemas"]["ModelServer"][];
            discovery_enabled: boolean;
            found: components["schemas"]["FoundModelServer"][];
        };
        MonthlyStatistics: {
            months: {
                answer_rate: number | null;
                answered: number;
                average_duration_seconds: number | null;
                calls: number;
                chats: components["schemas"]["ChatFigures"];
                contained: number;
                containment_rate: number | null;
                conversations: number;
                duration_seconds: number;
                e2e_ms: {
                    p50: number;
                    p95: number;
                } | null;
                month: string;
                succeeded: number;
                success_rate: number | null;
                transfer_rate: number | null;
                transferred: number;
                unanswered: number;
                unsuccessful: number;
            }[];
            period: components["schemas"]["StatisticsPeriod"];
        };
        NewDirectoryEntry: {
            /** @default [] */
            aliases?: string[];
            /** @default  */
            department?: string;
            destinations: string[];
            /**
             * @default {
             *       "kind": "agent"
             *     }
             */
            fallback?: {
                /** @constant */
                kind: "agent";
            } | {
                /** @constant */
                kind: "contact_request";
            } | {
                destination: string;
                /** @constant */
                kind: "number";
            } | {
                /** Format: uuid */
                entry_id: string;
                /** @constant */
                kind: "entry";
            };
            /** @default null */
            hours?: {
                timezone: string;
                weekly: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            /** @enum {string} */
            kind: "person" | "department";
            /** @default [] */
            languages?: string[];
            /**
             * @default warm
             * @enum {string}
             */
            mode?: "cold" | "warm" | "attended";
            name: string;
            /** @default  */
            title?: string;
            /** @default  */
            whisper?: string;
        };
        Newsletter: {
            button: {
                label: string;
                url: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            report: components["schemas"]["NewsletterReport"] | null;
            started_at: string | null;
            /** @enum {string} */
            status: "draft" | "sending" | "sent";
            subject: string;
            text: string;
            /** Format: date-time */
            updated_at: string;
        };
        NewsletterAudience: {
            obstacles: ("no_mail_server" | "no_postal_address")[];
            recipients: number;
        };
        NewsletterConsent: {
            changed_at: string | null;
            changed_by: ("account_page" | "sign_up" | "unsubscribe_link") | null;
            is_subscribed: boolean;
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            };
        };
        NewsletterReport: {
            failed: number;
            recipients: number;
            sent: number;
            skipped: number;
            unsubscribed: number;
            waiting: number;
        };
        NewsletterWrite: {
            /** @default null */
            button?: {
                label: string;
                /** Format: uri */
                url: string;
            } | null;
            /** @enum {string} */
            language: "en" | "sv" | "de" | "fr" | "es";
            subject: string;
            text: string;
        };
        OAuthAuthorization: {
            /** Format: date-time */
            expires_at: string;
            /** Format: uri */
            url: string;
        };
        OpenErasureItem: {
            attempts: number | null;
            last_error: string | null;
            next_attempt_at: string | null;
            object: components["schemas"]["HeldObject"] | null;
            /** @enum {string} */
            reason: "live_call" | "legal_hold" | "file" | "ledger";
        };
        OperatorEventTicket: {
            /** Format: date-time */
            expires_at: string;
            ticket: string;
        };
        OperatorStatistics: {
            by_operator: {
                chats: number;
                first_response_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                handle_seconds: {
                    p50: number;
                    p95: number;
                } | null;
                operator: {
                    avatar_url: string;
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                outcomes: {
                    closed: number;
                    lost: number;
                    ongoing: number;
                    to_agent: number;
                    to_operator: number;
                    to_queue: number;
                };
                rating: {
                    average: number | null;
                    count: number;
                };
                waiting_seconds: {
                    p50: number;
                    p95: number;
                } | null;
            }[];
            chats: number;
            first_response_seconds: {
                p50: number;
                p95: number;
            } | null;
            handle_seconds: {
                p50: number;
                p95: number;
            } | null;
            outcomes: {
                closed: number;
                lost: number;
                ongoing: number;
                to_agent: number;
                to_operator: number;
                to_queue: number;
            };
            rating: {
                average: number | null;
                count: number;
            };
            waiting_seconds: {
                p50: number;
                p95: number;
            } | null;
        };
        Order: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** Format: uuid */
            id: string;
            invoice_id: string | null;
            item: {
                /** Format: uuid */
                id: string;
                name: string;
                seconds: number;
            };
            /** @enum {string} */
            kind: "minutes" | "plan";
            net_minor_units: number;
            paid_at: string | null;
            /** @enum {string} */
            payment_provider: "built_in" | "stripe";
            payment_url: string;
            /** @enum {string} */
            status: "pending" | "paid" | "cancelled" | "refunded";
        };
        Organization: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            updated_at: string;
            user_count: number;
        };
        OrphanDeletion: {
            confirmation?: string;
            keys: string[];
        };
        OrphanDeletionAnswer: {
            bytes: number;
            confirmation: string | null;
            deleted: boolean;
            files: number;
        };
        OrphanedFile: {
            bytes: number | null;
            id: string;
            key: string;
            modified_at: string | null;
            /** @enum {string} */
            problem: "no_row" | "no_file";
            /** @enum {string} */
            source: "chat_files" | "avatars" | "knowledge" | "brands";
        };
        OrphanedRecording: {
            bytes: number | null;
            call_id: string | null;
            key: string;
            modified_at: string | null;
            /** @enum {string} */
            problem: "no_row" | "no_file";
        };
        OutboundQueue: {
            dialling: number;
            due: number;
            limits: {
                calls: number;
                calls_per_second: number;
            };
            next_at: string | null;
            waiting: number;
        };
        OutboundRetry: {
            /** @default 300 */
            delay_seconds?: number | number[];
            /** @default 1 */
            max_attempts?: number;
            /**
             * @default [
             *       "busy",
             *       "no_answer",
             *       "unreachable"
             *     ]
             */
            on?: ("busy" | "no_answer" | "unreachable" | "voicemail" | "rejected")[];
            /** Format: date-time */
            until?: string;
        };
        PackagePriceTiersReplace: {
            currency: string;
            tiers: {
                chat_turn_micros: string;
                from_seconds: number;
                inbound_minute_micros: string;
                message_micros: string;
                outbound_minute_micros: string;
                web_minute_micros: string;
            }[];
            /** Format: date-time */
            valid_from?: string;
        };
        PartnerIntegration: {
            api_key: {
                /** Format: uuid */
                id: string;
                last_four: string;
                last_used_at: string | null;
                prefix: string;
                /** @enum {string} */
                state: "active" | "expired" | "revoked";
            };
            /** Format: date-time */
            created_at: string;
            name: string;
            partner: string;
            scopes: string[];
            /** Format: date-time */
            updated_at: string;
            webhook: {
                events: string[];
                /** Format: uuid */
                id: string;
                url: string;
            } | null;
        };
        PartnerIntegrationSet: {
            name: string;
            /** @default false */
            rotate_key?: boolean;
            /**
             * @default [
             *       "crm:read",
             *       "crm:call"
             *     ]
             */
            scopes?: ("agents:read" | "calendar:read" | "calendar:write" | "calls:read" | "calls:write" | "chat:read" | "crm:call" | "crm:read" | "stats:read")[];
            /** @default null */
            webhook?: {
                /**
                 * @default [
                 *       "call.ended",
                 *       "call.analyzed"
                 *     ]
                 */
                events?: ("call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low")[];
                /** Format: uri */
                url: string;
            } | null;
        };
        PartnerIntegrationStored: {
            api_key: string | null;
            integration: components["schemas"]["PartnerIntegration"];
            webhook_secret: string | null;
        };
        PaymentLink: {
            currency: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoice_id: string;
            /** @enum {string} */
            payment_provider: "built_in" | "stripe";
            total_minor_units: number;
            url: string;
        };
        PaymentLinkCreate: {
            currency: string;
            description: string;
            net_minor_units: number;
            /** Format: uuid */
            tenant_id: string;
        };
        PaymentRecord: {
            amount_minor_units?: number;
            /**
             * @default bank_transfer
             * @enum {string}
             */
            method?: "bank_transfer" | "card" | "cash" | "other";
            /** Format: date-time */
            received_at?: string;
            /** @default  */
            reference?: string;
        };
        PhoneConnection: {
            carriers: ("builtin" | "twilio" | "telnyx")[];
            public_url: string | null;
            sip: {
                host: string | null;
                listening: {
                    port: number;
                    /** @enum {string} */
                    transport: "udp" | "tcp" | "tls";
                }[];
                local_networks: string[];
            } | null;
            sip_fault: string | null;
        };
        PhoneNumber: {
            agent_id: string | null;
            agent_version: number | null;
            called_as: string | null;
            caller_id_allowed: boolean;
            capabilities: ("voice" | "sms" | "mms" | "fax")[];
            country: string | null;
            /** Format: date-time */
            created_at: string;
            currency: string | null;
            /** @enum {string} */
            direction: "both" | "inbound" | "outbound";
            fallback: ({
                /** @constant */
                kind: "number";
                to: string;
            } | {
                /** @constant */
                kind: "sip";
                to: string;
            }) | null;
            /** Format: uuid */
            id: string;
            label: string;
            max_concurrent_calls: number | null;
            monthly_price_minor_units: number | null;
            number: string;
            provider: ("builtin" | "twilio" | "telnyx") | null;
            raw_input: string;
            released_at: string | null;
            /** @enum {string} */
            source: "import" | "pool" | "carrier";
            /** @enum {string} */
            status: "active" | "releasing" | "released";
            trunk_id: string | null;
            type: ("local" | "mobile" | "national" | "toll_free") | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        PhoneNumberAssignment: {
            /** Format: uuid */
            agent_id: string;
            /** @default null */
            agent_version?: number | null;
            /** @enum {string} */
            direction?: "both" | "inbound" | "outbound";
        };
        PhoneNumberCheck: {
            /** @enum {string} */
            agent: "ready" | "none" | "inactive" | "trashed";
            detail: string;
            last_call: {
                /** Format: date-time */
                at: string;
                from_number: string | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "ringing" | "in_progress" | "transferring" | "completed" | "failed" | "no_answer" | "busy" | "cancelled";
            } | null;
            /** @enum {string} */
            line: "ready" | "waiting" | "registering" | "inactive" | "refused" | "unreachable" | "failed" | "no_carrier" | "no_public_url" | "no_sip" | "sip_failed" | "releasing";
            ok: boolean;
        };
        PhoneNumberImport: {
            /** Format: uuid */
            agent_id?: string;
            agent_version?: number | null;
            /** @default null */
            called_as?: string | null;
            /** @default true */
            caller_id_allowed?: boolean;
            country?: string;
            /**
             * @default both
             * @enum {string}
             */
            direction?: "both" | "inbound" | "outbound";
            /** @default null */
            fallback?: ({
                /** @constant */
                kind: "number";
                to: string;
            } | {
                /** @constant */
                kind: "sip";
                to: string;
            }) | null;
            /** @default  */
            label?: string;
            /** @default null */
            max_concurrent_calls?: number | null;
            phone_number: string;
            /** Format: uuid */
            trunk_id: string;
        };
        PhoneNumberPurchase: {
            /** @default  */
            label?: string;
            phone_number: string;
            /** @enum {string} */
            provider?: "builtin" | "twilio" | "telnyx";
        };
        PhoneNumberUpdate: {
            called_as?: string | null;
            caller_id_allowed?: boolean;
            /** @enum {string} */
            direction?: "both" | "inbound" | "outbound";
            fallback?: ({
                /** @constant */
                kind: "number";
                to: string;
            } | {
                /** @constant */
                kind: "sip";
                to: string;
            }) | null;
            label?: string;
            max_concurrent_calls?: number | null;
            trunk_id?: string | null;
        };
        Plan: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            description: string;
            grace_seconds: number;
            /** Format: uuid */
            id: string;
            included_seconds: number;
            is_public: boolean;
            name: string;
            overage_limit_minor_units: number | null;
            price_minor_units: number;
            reseller_id: string | null;
            retired_at: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            when_empty: "stop" | "grace" | "overage";
        };
        PlanOffer: {
            /** Format: date-time */
            created_at: string;
            currency: string;
            description: string;
            grace_seconds: number;
            /** Format: uuid */
            id: string;
            included_seconds: number;
            is_current: boolean;
            name: string;
            overage_limit_minor_units: number | null;
            price_minor_units: number;
            /** @enum {string} */
            when_empty: "stop" | "grace" | "overage";
        };
        PlatformAdminStatus: {
            email: string;
            is_platform_admin: boolean;
        };
        PlatformAuditLogEntry: {
            account: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "tenant" | "reseller" | "platform";
                name: string | null;
            };
            action: string;
            actor: {
                id: string | null;
                /** @enum {string} */
                kind: "api_key" | "reseller_key" | "platform_key" | "user" | "visitor" | "system";
                name: string | null;
                via?: {
                    id: string;
                    kind: string;
                    name: string;
                };
            };
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            };
            hash: string;
            request_id: string | null;
            resource_id: string | null;
            seq: number;
        };
        PlatformCustomer: {
            contact_email: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            language: string;
            name: string;
            package_id: string | null;
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            shares_conversations: boolean;
            suspended_at: string | null;
            suspension_reason: string | null;
            timezone: string;
            trashed_at: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        PlatformHealth: {
            /** Format: date-time */
            checked_at: string;
            findings: {
                message: string;
                params: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                part: "dependency" | "dead_letters" | "jobs" | "mail" | "trunks" | "webhooks";
                /** @enum {string} */
                reason: "dependency_down" | "dependency_degraded" | "jobs_failed" | "jobs_late" | "dead_letters" | "mail_not_configured" | "mail_failed" | "trunks_failing" | "webhooks_disabled";
                /** @enum {string} */
                severity: "error" | "warning";
            }[];
            /** @enum {string} */
            status: "ok" | "warning" | "error";
        };
        PlatformInventoryAssignment: {
            phone_number: string;
            /** Format: uuid */
            reseller_id?: string;
            /** Format: uuid */
            tenant_id?: string;
        };
        PlatformInventoryNumber: {
            assigned_at: string | null;
            capabilities: ("voice" | "sms" | "mms" | "fax")[];
            country: string | null;
            currency: string | null;
            /** Format: uuid */
            id: string;
            is_answered: boolean;
            monthly_price_minor_units: number | null;
            number: string;
            provider: ("builtin" | "twilio" | "telnyx") | null;
            quarantined_until: string | null;
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            source: "pool" | "import" | "carrier";
            /** @enum {string} */
            state: "free" | "quarantined" | "assigned" | "releasing";
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            trunk: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            type: ("local" | "mobile" | "national" | "toll_free") | null;
        };
        PlatformOverview: {
            agents: number;
            live_calls: number;
            tenants: number;
            this_month: {
                answered: number;
                calls: number;
                minutes: number;
            };
            total: {
                answered: number;
                calls: number;
                chats: number;
                minutes: number;
            };
        };
        PlatformSipTrunk: {
            /** @default null */
            calls_per_second: number | null;
            /**
             * @default [
             *       "pcma",
             *       "pcmu",
             *       "opus"
             *     ]
             */
            codecs: ("pcma" | "pcmu" | "opus")[];
            /** @default null */
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @default rfc4733
             * @enum {string}
             */
            dtmf: "rfc4733" | "info";
            /** @default 300 */
            expires_seconds: number;
            /** @default null */
            from_domain: string | null;
            has_password: boolean;
            /** @default null */
            host: string | null;
            /** Format: uuid */
            id: string;
            inbound: {
                /** @default [] */
                allowed_addresses: string[];
                /** @default false */
                challenge: boolean;
                has_password: boolean;
                /**
                 * @default e164
                 * @enum {string}
                 */
                number_format: "e164" | "national" | "as_is";
                /** @default request_uri */
                number_source: ("request_uri" | "to") | string;
                /** @default null */
                username: string | null;
            };
            /** @default true */
            is_active: boolean;
            /** @enum {string} */
            kind: "registration" | "addresses";
            /** @default null */
            max_concurrent_calls: number | null;
            name: string;
            number_count: number;
            outbound: {
                /**
                 * @default both
                 * @enum {string}
                 */
                caller_id_header: "from" | "p-asserted-identity" | "remote-party-id" | "both";
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default e164_plus
                 * @enum {string}
                 */
                number_format: "e164_plus" | "e164" | "national";
            };
            /** @default null */
            outbound_proxy: string | null;
            owner: {
                id: string | null;
                /** @enum {string} */
                kind: "installation" | "reseller" | "tenant";
                name: string;
            };
            /** @default null */
            port: number | null;
            /** @default null */
            realm: string | null;
            /** @default true */
            register: boolean;
            /**
             * @default off
             * @enum {string}
             */
            srtp: "off" | "optional" | "required";
            status: components["schemas"]["SipTrunkStatus"];
            /**
             * @default udp
             * @enum {string}
             */
            transport: "udp" | "tcp" | "tls";
            /** Format: date-time */
            updated_at: string;
            /** @default null */
            username: string | null;
            /** @default true */
            verify_certificate: boolean;
            version: number;
        };
        PolledChatSessionStatus: {
            can_be_rated: boolean;
            last_message_id: string | null;
            messages?: components["schemas"]["ChatMessage"][];
            operator: {
                avatar_url: string;
                name: string;
            } | null;
            queue_position: number | null;
            seen_message_id: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            typing: boolean;
        };
        PoolNumber: {
            capabilities: ("voice" | "sms" | "mms" | "fax")[];
            country: string;
            currency: string | null;
            /** Format: uuid */
            id: string;
            locality: string | null;
            monthly_price_minor_units: number | null;
            number: string;
            provider: ("builtin" | "twilio" | "telnyx") | null;
            /** @enum {string} */
            type: "local" | "mobile" | "national" | "toll_free";
        };
        PortalIdentityKeyIssued: {
            configured: boolean;
            created_at: string | null;
            last_used_at: string | null;
            prefix: string | null;
            previous_valid_until: string | null;
            secret: string;
        };
        PortalIdentityKeyStatus: {
            configured: boolean;
            created_at: string | null;
            last_used_at: string | null;
            prefix: string | null;
            previous_valid_until: string | null;
        };
        PortalSession: {
            /** Format: date-time */
            expires_at: string;
            url: string;
        };
        PriceList: {
            call_increment_seconds: number;
            chat_turn_micros: number;
            /** Format: date-time */
            created_at: string;
            currency: string;
            customer_id: string | null;
            /** Format: uuid */
            id: string;
            inbound_minute_micros: number;
            message_micros: number;
            name: string;
            outbound_minute_micros: number;
            reseller_id: string | null;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            valid_from: string;
            valid_until: string | null;
            web_minute_micros: number;
        };
        ProfileExtractRequest: {
            /** @default  */
            businessName?: string;
            language?: string;
            /** @default  */
            text?: string;
            /** Format: uri */
            url?: string;
        };
        Pronunciation: {
            alias: string;
            ipa?: string;
            word: string;
        };
        ProviderKey: {
            key: components["schemas"]["StoredProviderKey"] | null;
            /** @enum {string} */
            provider: "openai" | "anthropic" | "google" | "groq" | "mistral" | "deepgram" | "elevenlabs" | "cartesia" | "assemblyai" | "azure";
            source: ("account" | "installation" | "environment") | null;
            uses: ("llm" | "stt" | "tts")[];
        };
        ProviderKeyWrite: {
            key: string;
            region?: string;
        };
        PublicBrand: {
            icon_url: string | null;
            imprint_url: string | null;
            logo_url: string | null;
            name: string;
            primary_color: string;
            privacy_url: string | null;
            support_email: string | null;
            support_url: string | null;
            terms_url: string | null;
            website_url: string | null;
        };
        PublicWidgetConfig: {
            agent_avatar_url: string;
            agent_display_name: string;
            /** Format: uuid */
            agent_id: string;
            allow_file_uploads: boolean;
            allowed_domains: string[];
            background_color: string;
            /** @enum {string} */
            button_icon: "chat" | "message" | "question" | "headset" | "sparkle";
            /** @enum {string} */
            position: "bottom-right" | "bottom-left" | "top-right" | "top-left";
            primary_color: string;
            quick_questions: {
                message: string;
                text: string;
            }[];
            show_agent_name: boolean;
            show_powered_by: boolean;
            streaming_enabled: boolean;
            text_color: string;
            welcome_enabled: boolean;
            welcome_subtitle: string;
            welcome_title: string;
        };
        RecognizerDownload: {
            bytes: number;
            bytes_done: number;
            /** @enum {string} */
            state: "none" | "downloading" | "ready" | "failed";
        };
        RecordingDiagnosis: {
            advice: string | null;
            /** Format: uuid */
            call_id: string;
            checks: {
                /** @enum {string} */
                check: "recorded" | "stored" | "size" | "header" | "duration" | "hash" | "link";
                detail: string;
                ok: boolean;
            }[];
            /** @enum {string} */
            verdict: "available" | "not_recorded" | "in_progress" | "failed" | "missing" | "implausible_size" | "unreadable" | "wrong_duration" | "changed" | "unreachable";
        };
        RecordingJob: {
            changed: number;
            checked: number;
            /** Format: date-time */
            created_at: string;
            dry_run: boolean;
            error: string | null;
            findings: {
                call_id: string | null;
                fields: string[];
                key: string | null;
                /** @enum {string} */
                problem: "missing" | "unfinished" | "unreadable" | "changed" | "wrong_metadata" | "restored" | "orphaned";
            }[];
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "repair" | "sync";
            problems: number;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed";
        };
        RecordingRepair: {
            call_ids?: string[];
            /** @default false */
            dry_run?: boolean;
        };
        RecordingSummary: {
            agent: string;
            agent_id: string | null;
            bytes: number | null;
            /** Format: uuid */
            call_id: string;
            call_seconds: number | null;
            channels: number | null;
            content_type: string | null;
            /** Format: date-time */
            created_at: string;
            duration_ms: number | null;
            incomplete: boolean;
            redacted: boolean;
            sha256: string | null;
            /** @enum {string} */
            state: "none" | "recording" | "ready" | "failed";
        };
        RecordingSync: {
            /** @default false */
            dry_run?: boolean;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RedeliverWebhooks: {
            delivery_ids: string[];
        } | {
            /** Format: date-time */
            from: string;
            /**
             * @default failed
             * @enum {string}
             */
            status?: "failed" | "missed" | "delivered";
            /** Format: date-time */
            to: string;
        };
        RefinedPrompt: {
            changes: {
                after: string;
                before: string;
                /** @enum {string} */
                kind: "added" | "removed" | "changed";
                note: string;
                /** @enum {string} */
                reason: "tidied" | "repeated" | "role" | "instructions" | "facts_only" | "hand_over" | "refined";
            }[];
            hints: {
                /** @enum {string} */
                hint: "placeholder" | "no_hours" | "no_contact" | "very_long";
                text: string;
            }[];
            prompt: string;
            /** @constant */
            success: true;
        };
        RefinePromptRequest: {
            /** Format: uuid */
            agentId?: string;
            /** @default  */
            instructions?: string;
            prompt: string;
        };
        RenderedEmail: {
            html: string;
            subject: string;
            text: string;
        };
        ReplaceAgentDirectory: {
            /**
             * @default none
             * @enum {string}
             */
            access?: "none" | "all" | "departments";
            /** @default [] */
            departments?: string[];
        };
        ReplaceTransferTargets: {
            transfer_targets: {
                destination: string;
                /** @default  */
                fallback?: string;
                /** @default null */
                hours?: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode?: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits?: string;
                /** @default  */
                whisper?: string;
            }[];
        };
        RequestedHandoff: {
            can_be_rated: boolean;
            last_message_id: string | null;
            operator: {
                avatar_url: string;
                name: string;
            } | null;
            /** @enum {string} */
            outcome: "waiting" | "with_operator" | "nobody_available";
            queue_position: number | null;
            seen_message_id: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            typing: boolean;
        };
        Reseller: {
            /** Format: date-time */
            created_at: string;
            customer_count: number;
            /** Format: uuid */
            id: string;
            name: string;
            suspended_at: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        ResellerAccessSetting: {
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            shares_conversations: boolean;
            since: string | null;
        };
        ResellerBilling: {
            customers: {
                call_seconds: number;
                chat_turns: number;
                /** Format: uuid */
                customer_id: string;
                customer_name: string;
                messages: number;
                retail: {
                    currency: string;
                    micros: string;
                    minor_units: number;
                }[];
                wholesale: {
                    currency: string;
                    micros: string;
                    minor_units: number;
                }[];
            }[];
            month: string;
            retail: {
                currency: string;
                micros: string;
                minor_units: number;
            }[];
            wholesale: {
                currency: string;
                micros: string;
                minor_units: number;
            }[];
        };
        ResellerBranding: {
            icon_url: string | null;
            imprint_url: string | null;
            logo_url: string | null;
            mail_sender_name: string | null;
            name: string;
            postal_address: string | null;
            primary_color: string;
            privacy_url: string | null;
            support_email: string | null;
            support_url: string | null;
            terms_url: string | null;
            updated_at: string | null;
            website_url: string | null;
        };
        ResellerBrandingWrite: {
            /** @default null */
            imprint_url?: string | null;
            /** @default null */
            mail_sender_name?: string | null;
            name: string;
            /** @default null */
            postal_address?: string | null;
            /** @default #2456d6 */
            primary_color?: string;
            /** @default null */
            privacy_url?: string | null;
            support_email?: string | null;
            /** @default null */
            support_url?: string | null;
            /** @default null */
            terms_url?: string | null;
            /** @default null */
            website_url?: string | null;
        };
        ResellerCreated: {
            admin: {
                email: string;
                is_new: boolean;
                /** Format: uuid */
                user_id: string;
            } | null;
            api_key: components["schemas"]["ApiKeyIssued"];
            reseller: components["schemas"]["Reseller"];
        };
        ResellerDomain: {
            /** Format: date-time */
            created_at: string;
            host: string;
            /** Format: uuid */
            id: string;
            last_check: {
                /** Format: date-time */
                checked_at: string;
                /** @enum {string} */
                result: "proven" | "record_missing" | "value_differs" | "dns_failed" | "proven_elsewhere";
            } | null;
            record: {
                name: string;
                /** @constant */
                type: "TXT";
                value: string;
            };
            /** @enum {string} */
            state: "pending" | "verified" | "lost";
            verified_at: string | null;
        };
        ResellerDomainCreate: {
            host: string;
        };
        ResellerModules: {
            analysis: boolean;
            calendar: boolean;
            chat: boolean;
            knowledge: boolean;
            live_desk: boolean;
            outbound_calls: boolean;
            phone: boolean;
            statistics: boolean;
            testing: boolean;
            tools: boolean;
            web_voice: boolean;
            webhooks: boolean;
            workflows: boolean;
            writing_assistant: boolean;
        };
        ResellerNumberCreate: {
            phone_number: string;
        };
        ResellerPackage: {
            /** Format: date-time */
            created_at: string;
            customer_count: number;
            description: string;
            /** Format: uuid */
            id: string;
            modules: components["schemas"]["ResellerModules"];
            name: string;
            price_tiers: components["schemas"]["WholesalePriceTiers"] | null;
            /** Format: date-time */
            updated_at: string;
        };
        ResellerPriceTiers: {
            price_tiers: components["schemas"]["WholesalePriceTiers"] | null;
        };
        /** @enum {string} */
        ResellerRole: "owner" | "admin" | "staff" | "billing";
        ResellerSipTrunk: {
            sip_trunk: components["schemas"]["SipTrunk"] | null;
            status: components["schemas"]["SipTrunkStatus"] | null;
        };
        ResellerStaff: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            role: components["schemas"]["ResellerRole"];
            /** @enum {string} */
            state: "invited" | "active" | "disabled";
            /** Format: date-time */
            updated_at: string;
        };
        RestoredAgent: {
            ai_disclosure: {
                /** @default null */
                enabled: boolean | null;
                /** @default  */
                text: string;
            };
            analysis: {
                /** @default [] */
                fields: {
                    choices?: string[];
                    /** @default  */
                    description: string;
                    name: string;
                    /** @enum {string} */
                    type: "string" | "number" | "boolean" | "enum";
                }[];
                /** @default  */
                success_criteria: string;
                /** @default true */
                summary: boolean;
            };
            backchannel: {
                /** @default false */
                enabled: boolean;
                /** @default 0.5 */
                frequency: number;
                /** @default [] */
                words: string[];
            };
            background_sound: {
                /**
                 * @default off
                 * @enum {string}
                 */
                preset: "off" | "office" | "cafe" | "call-center";
                /** @default null */
                url: string | null;
                /** @default 0.2 */
                volume: number;
            };
            /** @default true */
            chat_enabled: boolean;
            /** @default  */
            consent_message: string;
            /** Format: date-time */
            created_at: string;
            /** @default null */
            data_retention_days: number | null;
            /** @default null */
            denoise: boolean | null;
            directory: {
                /**
                 * @default none
                 * @enum {string}
                 */
                access: "none" | "all" | "departments";
                /** @default [] */
                departments: string[];
            };
            /** @default [] */
            disabled_tool_ids: string[];
            /** @default {} */
            dynamic_variables: {
                [key: string]: string;
            };
            /** @default  */
            end_call_message: string;
            /** @default [] */
            end_call_phrases: string[];
            /**
             * @default agent
             * @enum {string}
             */
            first_speaker: "agent" | "user" | "model";
            freed_numbers: components["schemas"]["FreedNumber"][];
            /** @default  */
            greeting: string;
            /** @default 0 */
            greeting_delay_ms: number;
            /** @default true */
            greeting_interruptible: boolean;
            /** Format: uuid */
            id: string;
            /** @default 0.7 */
            interruption_sensitivity: number;
            /** @default true */
            is_active: boolean;
            keypad: {
                /** @default true */
                enabled: boolean;
                /** @default # */
                finish_on: string;
                /** @default 32 */
                max_digits: number;
                /** @default 3000 */
                timeout_ms: number;
            };
            knowledge: {
                /** @default true */
                enabled: boolean;
                /** @default 0.2 */
                min_score: number;
                /** @default false */
                show_sources: boolean;
                /** @default 4 */
                top_k: number;
                /** @default true */
                write_questions: boolean;
            };
            /** @default en */
            language: string;
            llm: {
                fallbacks?: {
                    /** @default {} */
                    headers: {
                        [key: string]: string;
                    };
                    /** @default  */
                    model: string;
                    /** @enum {string} */
                    provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                    /** Format: uri */
                    url?: string;
                }[];
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default 600 */
                max_tokens: number;
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                /** @default 0.3 */
                temperature: number;
                /** @default 10 */
                timeout_seconds: number;
                /** Format: uri */
                url?: string;
            };
            /** @default 600 */
            max_duration_seconds: number;
            message: string;
            /** @default {} */
            metadata: {
                [key: string]: string;
            };
            name: string;
            /** @default false */
            pii_redaction: boolean;
            /** @default  */
            prompt: string;
            /** @default true */
            recording_enabled: boolean;
            /** @default 0.7 */
            responsiveness: number;
            silence: {
                /** @default 30000 */
                end_after_ms: number;
                /** @default 10000 */
                remind_after_ms: number;
                /** @default 1 */
                remind_max: number;
            };
            stt: {
                /** @default 600 */
                endpointing_ms: number;
                /** @default [] */
                keywords: string[];
                /** @default  */
                model: string;
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "assemblyai" | "azure";
                /** Format: uri */
                url?: string;
            };
            /** @default UTC */
            timezone: string;
            /** @default [] */
            tool_ids: string[];
            /** @default {} */
            tool_revisions: {
                [key: string]: number;
            };
            transfer: {
                /** @default true */
                record: boolean;
                /** @default 30 */
                ring_seconds: number;
                /** @default false */
                transcribe: boolean;
            };
            /** @default [] */
            transfer_targets: {
                destination: string;
                /** @default  */
                fallback: string;
                /** @default null */
                hours: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                } | null;
                key: string;
                label: string;
                /**
                 * @default cold
                 * @enum {string}
                 */
                mode: "cold" | "warm" | "attended";
                /** @default  */
                post_dial_digits: string;
                /** @default  */
                whisper: string;
            }[];
            trashed_at: string | null;
            turn_taking: {
                /** @default [] */
                ignore_phrases: string[];
                /** @default 300 */
                min_ms: number;
                /** @default 1 */
                min_words: number;
                /** @default [] */
                stop_phrases: string[];
                while_speaking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
                while_thinking?: {
                    /** @default 300 */
                    min_ms: number;
                    /** @default 1 */
                    min_words: number;
                };
            };
            /** Format: date-time */
            updated_at: string;
            version: number;
            voice: {
                /** @default [] */
                fallback_voice_ids: string[];
                /** @default [] */
                pronunciation_dictionary: components["schemas"]["Pronunciation"][];
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
                /** @default 1 */
                speed: number;
                /** @default 0.5 */
                stability: number;
                /** Format: uri */
                url?: string;
                /** @default  */
                voice_id: string;
                /** @default 1 */
                volume: number;
            };
            voicemail: {
                /**
                 * @default hangup
                 * @enum {string}
                 */
                action: "hangup" | "message" | "continue";
                /** @default false */
                detect: boolean;
                /** @default  */
                message: string;
            };
            readonly warnings: components["schemas"]["AgentWarning"][];
            /** @default [] */
            webhook_events: string[];
            /** @default null */
            webhook_url: string | null;
            /** @default null */
            workflow_id: string | null;
            /** @default null */
            workflow_version: number | null;
            /** @default false */
            zero_retention: boolean;
        };
        RestoreTrashedAgent: {
            /** @default false */
            reassign_numbers?: boolean;
        };
        RetentionBounds: {
            bounds: {
                [key: string]: {
                    /** @default null */
                    max_days: number | null;
                    /** @default null */
                    min_days: number | null;
                };
            };
            readonly effective: {
                bookings: {
                    max_days: number | null;
                    min_days: number;
                };
                calls: {
                    max_days: number | null;
                    min_days: number;
                };
                chat_files: {
                    max_days: number | null;
                    min_days: number;
                };
                chats: {
                    max_days: number | null;
                    min_days: number;
                };
                contact_requests: {
                    max_days: number | null;
                    min_days: number;
                };
                recordings: {
                    max_days: number | null;
                    min_days: number;
                };
                text_messages: {
                    max_days: number | null;
                    min_days: number;
                };
                tool_logs: {
                    max_days: number | null;
                    min_days: number;
                };
                transcripts: {
                    max_days: number | null;
                    min_days: number;
                };
                webhook_deliveries: {
                    max_days: number | null;
                    min_days: number;
                };
            };
            readonly limits: {
                bookings: {
                    max_days: number | null;
                    min_days: number;
                };
                calls: {
                    max_days: number | null;
                    min_days: number;
                };
                chat_files: {
                    max_days: number | null;
                    min_days: number;
                };
                chats: {
                    max_days: number | null;
                    min_days: number;
                };
                contact_requests: {
                    max_days: number | null;
                    min_days: number;
                };
                recordings: {
                    max_days: number | null;
                    min_days: number;
                };
                text_messages: {
                    max_days: number | null;
                    min_days: number;
                };
                tool_logs: {
                    max_days: number | null;
                    min_days: number;
                };
                transcripts: {
                    max_days: number | null;
                    min_days: number;
                };
                webhook_deliveries: {
                    max_days: number | null;
                    min_days: number;
                };
            };
            updated_at: string | null;
            version: number;
        };
        RetentionBoundsUpdate: {
            bounds: {
                [key: string]: {
                    /** @default null */
                    max_days?: number | null;
                    /** @default null */
                    min_days?: number | null;
                };
            };
        };
        RetentionPolicy: {
            readonly bounds: {
                bookings: {
                    max_days: number | null;
                    min_days: number;
                };
                calls: {
                    max_days: number | null;
                    min_days: number;
                };
                chat_files: {
                    max_days: number | null;
                    min_days: number;
                };
                chats: {
                    max_days: number | null;
                    min_days: number;
                };
                contact_requests: {
                    max_days: number | null;
                    min_days: number;
                };
                recordings: {
                    max_days: number | null;
                    min_days: number;
                };
                text_messages: {
                    max_days: number | null;
                    min_days: number;
                };
                tool_logs: {
                    max_days: number | null;
                    min_days: number;
                };
                transcripts: {
                    max_days: number | null;
                    min_days: number;
                };
                webhook_deliveries: {
                    max_days: number | null;
                    min_days: number;
                };
            };
            days: {
                bookings: number | null;
                calls: number | null;
                chat_files: number | null;
                chats: number | null;
                contact_requests: number | null;
                recordings: number | null;
                text_messages: number | null;
                tool_logs: number | null;
                transcripts: number | null;
                webhook_deliveries: number | null;
            };
            readonly effective_days: {
                bookings: number | null;
                calls: number | null;
                chat_files: number | null;
                chats: number | null;
                contact_requests: number | null;
                recordings: number | null;
                text_messages: number | null;
                tool_logs: number | null;
                transcripts: number | null;
                webhook_deliveries: number | null;
            };
            last_run: {
                deleted: {
                    [key: string]: number;
                };
                finished_at: string | null;
                /** Format: date-time */
                started_at: string;
            } | null;
            updated_at: string | null;
            version: number;
        };
        RetentionPolicyUpdate: {
            days: {
                bookings: number | null;
                calls: number | null;
                chat_files: number | null;
                chats: number | null;
                contact_requests: number | null;
                recordings: number | null;
                text_messages: number | null;
                tool_logs: number | null;
                transcripts: number | null;
                webhook_deliveries: number | null;
            };
        };
        RetentionPreview: {
            days: {
                bookings: number | null;
                calls: number | null;
                chat_files: number | null;
                chats: number | null;
                contact_requests: number | null;
                recordings: number | null;
                text_messages: number | null;
                tool_logs: number | null;
                transcripts: number | null;
                webhook_deliveries: number | null;
            };
            deletes: {
                count: number;
                /** @enum {string} */
                data_class: "calls" | "recordings" | "transcripts" | "chats" | "chat_files" | "contact_requests" | "bookings" | "text_messages" | "tool_logs" | "webhook_deliveries";
                is_more: boolean;
                oldest_at: string | null;
            }[];
        };
        /** @enum {string} */
        Role: "owner" | "admin" | "editor" | "operator" | "viewer";
        SecondFactorRequired: {
            challenge_token: string;
            expires_in: number;
            /** @constant */
            status: "second_factor_required";
        };
        SecondFactorSetup: {
            otpauth_url: string;
            secret: string;
        };
        SentChatMessage: {
            answer: components["schemas"]["ChatMessage"] | null;
            message: components["schemas"]["ChatMessage"];
        };
        Session: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            ip: string;
            is_current: boolean;
            /** Format: date-time */
            last_used_at: string;
            tenant_id: string | null;
            user_agent: string;
        };
        SessionTokens: {
            access_token: string;
            csrf_token: string;
            expires_in: number;
            refresh_expires_in: number;
            refresh_token: string;
            /** @constant */
            token_type: "bearer";
        };
        SessionUser: {
            email: string;
            email_verified: boolean;
            /** Format: uuid */
            id: string;
            language: string;
            name: string;
            second_factor_enabled: boolean;
        };
        SignedIn: {
            access_token: string;
            csrf_token: string;
            expires_in: number;
            refresh_expires_in: number;
            refresh_token: string;
            /** @constant */
            status: "signed_in";
            /** @constant */
            token_type: "bearer";
            user: components["schemas"]["SessionUser"];
        };
        SigningSecretRotated: {
            previous_valid_until: string | null;
            signing_secret: string;
            signing_secret_hint: string;
        };
        SignInOptions: {
            mail_configured: boolean;
            /** @enum {string} */
            sign_up_confirmation: "email" | "administrator" | "none";
            sign_up_open: boolean;
        };
        SipTrunk: {
            /** @default null */
            calls_per_second: number | null;
            /**
             * @default [
             *       "pcma",
             *       "pcmu",
             *       "opus"
             *     ]
             */
            codecs: ("pcma" | "pcmu" | "opus")[];
            /** @default null */
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @default rfc4733
             * @enum {string}
             */
            dtmf: "rfc4733" | "info";
            /** @default 300 */
            expires_seconds: number;
            /** @default null */
            from_domain: string | null;
            has_password: boolean;
            /** @default null */
            host: string | null;
            /** Format: uuid */
            id: string;
            inbound: {
                /** @default [] */
                allowed_addresses: string[];
                /** @default false */
                challenge: boolean;
                has_password: boolean;
                /**
                 * @default e164
                 * @enum {string}
                 */
                number_format: "e164" | "national" | "as_is";
                /** @default request_uri */
                number_source: ("request_uri" | "to") | string;
                /** @default null */
                username: string | null;
            };
            /** @default true */
            is_active: boolean;
            /** @enum {string} */
            kind: "registration" | "addresses";
            /** @default null */
            max_concurrent_calls: number | null;
            name: string;
            outbound: {
                /**
                 * @default both
                 * @enum {string}
                 */
                caller_id_header: "from" | "p-asserted-identity" | "remote-party-id" | "both";
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default e164_plus
                 * @enum {string}
                 */
                number_format: "e164_plus" | "e164" | "national";
            };
            /** @default null */
            outbound_proxy: string | null;
            /** @default null */
            port: number | null;
            /** @default null */
            realm: string | null;
            /** @default true */
            register: boolean;
            /**
             * @default off
             * @enum {string}
             */
            srtp: "off" | "optional" | "required";
            /**
             * @default udp
             * @enum {string}
             */
            transport: "udp" | "tcp" | "tls";
            /** Format: date-time */
            updated_at: string;
            /** @default null */
            username: string | null;
            /** @default true */
            verify_certificate: boolean;
            version: number;
        };
        SipTrunkCheck: {
            ok: boolean;
            steps: {
                detail: string;
                ok: boolean;
                /** @enum {string} */
                step: "resolve" | "options" | "register" | "test_call";
            }[];
        };
        SipTrunkCreate: {
            /** @default null */
            calls_per_second?: number | null;
            /**
             * @default [
             *       "pcma",
             *       "pcmu",
             *       "opus"
             *     ]
             */
            codecs?: ("pcma" | "pcmu" | "opus")[];
            /** @default null */
            country?: string | null;
            /**
             * @default rfc4733
             * @enum {string}
             */
            dtmf?: "rfc4733" | "info";
            /** @default 300 */
            expires_seconds?: number;
            /** @default null */
            from_domain?: string | null;
            /** @default null */
            host?: string | null;
            /** @default {} */
            inbound?: {
                /** @default [] */
                allowed_addresses?: string[];
                /** @default false */
                challenge?: boolean;
                /**
                 * @default e164
                 * @enum {string}
                 */
                number_format?: "e164" | "national" | "as_is";
                /** @default request_uri */
                number_source?: ("request_uri" | "to") | string;
                /** @default null */
                password?: string | null;
                /** @default null */
                username?: string | null;
            };
            /** @default true */
            is_active?: boolean;
            /** @enum {string} */
            kind: "registration" | "addresses";
            /** @default null */
            max_concurrent_calls?: number | null;
            name: string;
            /** @default {} */
            outbound?: {
                /**
                 * @default both
                 * @enum {string}
                 */
                caller_id_header?: "from" | "p-asserted-identity" | "remote-party-id" | "both";
                /** @default {} */
                headers?: {
                    [key: string]: string;
                };
                /**
                 * @default e164_plus
                 * @enum {string}
                 */
                number_format?: "e164_plus" | "e164" | "national";
            };
            /** @default null */
            outbound_proxy?: string | null;
            /** @default null */
            password?: string | null;
            /** @default null */
            port?: number | null;
            /** @default null */
            realm?: string | null;
            /** @default true */
            register?: boolean;
            /**
             * @default off
             * @enum {string}
             */
            srtp?: "off" | "optional" | "required";
            /**
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /** @default null */
            username?: string | null;
            /** @default true */
            verify_certificate?: boolean;
        };
        SipTrunkReplace: {
            /** @default null */
            calls_per_second?: number | null;
            /**
             * @default [
             *       "pcma",
             *       "pcmu",
             *       "opus"
             *     ]
             */
            codecs?: ("pcma" | "pcmu" | "opus")[];
            /** @default null */
            country?: string | null;
            /**
             * @default rfc4733
             * @enum {string}
             */
            dtmf?: "rfc4733" | "info";
            /** @default 300 */
            expires_seconds?: number;
            /** @default null */
            from_domain?: string | null;
            /** @default null */
            host?: string | null;
            /** @default {} */
            inbound?: {
                /** @default [] */
                allowed_addresses?: string[];
                /** @default false */
                challenge?: boolean;
                /**
                 * @default e164
                 * @enum {string}
                 */
                number_format?: "e164" | "national" | "as_is";
                /** @default request_uri */
                number_source?: ("request_uri" | "to") | string;
                password?: string | null;
                /** @default null */
                username?: string | null;
            };
            /** @default true */
            is_active?: boolean;
            /** @enum {string} */
            kind: "registration" | "addresses";
            /** @default null */
            max_concurrent_calls?: number | null;
            name: string;
            /** @default {} */
            outbound?: {
                /**
                 * @default both
                 * @enum {string}
                 */
                caller_id_header?: "from" | "p-asserted-identity" | "remote-party-id" | "both";
                /** @default {} */
                headers?: {
                    [key: string]: string;
                };
                /**
                 * @default e164_plus
                 * @enum {string}
                 */
                number_format?: "e164_plus" | "e164" | "national";
            };
            /** @default null */
            outbound_proxy?: string | null;
            password?: string | null;
            /** @default null */
            port?: number | null;
            /** @default null */
            realm?: string | null;
            /** @default true */
            register?: boolean;
            /**
             * @default off
             * @enum {string}
             */
            srtp?: "off" | "optional" | "required";
            /**
             * @default udp
             * @enum {string}
             */
            transport?: "udp" | "tcp" | "tls";
            /** @default null */
            username?: string | null;
            /** @default true */
            verify_certificate?: boolean;
        };
        SipTrunkStatus: {
            changed_at: string | null;
            detail: string;
            registered_until: string | null;
            /** @enum {string} */
            state: "inactive" | "waiting" | "registering" | "registered" | "reachable" | "unreachable" | "refused" | "failed";
            /** Format: uuid */
            trunk_id: string;
        };
        SipTrunkUpdate: {
            calls_per_second?: (number | null) | null;
            codecs?: ("pcma" | "pcmu" | "opus")[] | null;
            country?: (string | null) | null;
            dtmf?: ("rfc4733" | "info") | null;
            expires_seconds?: number | null;
            from_domain?: (string | null) | null;
            host?: (string | null) | null;
            inbound?: {
                allowed_addresses?: string[] | null;
                challenge?: boolean | null;
                number_format?: ("e164" | "national" | "as_is") | null;
                number_source?: (("request_uri" | "to") | string) | null;
                password?: string | null;
                username?: (string | null) | null;
            } | null;
            is_active?: boolean | null;
            /** @enum {string} */
            kind?: "registration" | "addresses";
            max_concurrent_calls?: (number | null) | null;
            name?: string;
            outbound?: {
                caller_id_header?: ("from" | "p-asserted-identity" | "remote-party-id" | "both") | null;
                headers?: {
                    [key: string]: string | null;
                } | null;
                number_format?: ("e164_plus" | "e164" | "national") | null;
            } | null;
            outbound_proxy?: (string | null) | null;
            password?: string | null;
            port?: (number | null) | null;
            realm?: (string | null) | null;
            register?: boolean | null;
            srtp?: ("off" | "optional" | "required") | null;
            transport?: ("udp" | "tcp" | "tls") | null;
            username?: (string | null) | null;
            verify_certificate?: boolean | null;
        };
        Slot: {
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            local_starts_at: string;
            /** Format: date-time */
            starts_at: string;
        };
        SpeechModel: {
            bytes: number;
            bytes_done: number;
            description: string;
            error: string | null;
            files: {
                bytes: number;
                name: string;
                sha256: string | null;
                url: string;
            }[];
            folder: string;
            id: string;
            is_chosen: boolean;
            is_in_use: boolean;
            is_verifiable: boolean;
            /** @enum {string} */
            kind: "speech-to-text" | "text-to-speech";
            languages: string[];
            licence: string;
            source_url: string;
            /** @enum {string} */
            state: "absent" | "downloading" | "ready" | "failed";
            will_retry: boolean;
        };
        SpeechModelCheck: {
            problems: {
                file: string;
                /** @enum {string} */
                kind: "missing" | "size" | "checksum" | "unpinned";
                message: string;
            }[];
        };
        SpeechModelList: {
            data: components["schemas"]["SpeechModel"][];
            downloads_allowed: boolean;
            engine_installed: boolean;
            mirror_url: string | null;
        };
        SpeechModelSummary: {
            bytes: number;
            bytes_done: number;
            description: string;
            id: string;
            is_in_use: boolean;
            /** @enum {string} */
            kind: "speech-to-text" | "text-to-speech";
            languages: string[];
            /** @enum {string} */
            state: "absent" | "downloading" | "ready" | "failed";
        };
        StartAdHocOutboundCall: {
            agent: components["schemas"]["AgentCreate"];
            calling_window?: components["schemas"]["CallingWindow"];
            dynamic_variables?: {
                [key: string]: string;
            };
            from_number?: string;
            metadata?: {
                [key: string]: string;
            };
            /** @default {} */
            retry?: components["schemas"]["OutboundRetry"];
            /** @default 40 */
            ring_seconds?: number;
            /** Format: date-time */
            schedule_at?: string;
            to_number: string;
            voicemail?: {
                action?: ("hangup" | "message" | "continue") | null;
                detect?: boolean | null;
                message?: string | null;
            };
        };
        StartedChatSession: {
            ai_disclosure: string | null;
            /** Format: date-time */
            expires_at: string;
            messages: components["schemas"]["ChatMessage"][];
            /** Format: uuid */
            session_id: string;
            session_token: string;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
        };
        StartIdentityVerification: {
            /** Format: uuid */
            call_id?: string;
            message: string;
            /** @enum {string} */
            provider?: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            /** Format: uuid */
            session_id?: string;
            subject_hint?: string;
        };
        StartOutboundCall: {
            /** Format: uuid */
            agent_id: string;
            agent_override?: components["schemas"]["AgentOverride"];
            calling_window?: components["schemas"]["CallingWindow"];
            dynamic_variables?: {
                [key: string]: string;
            };
            from_number?: string;
            metadata?: {
                [key: string]: string;
            };
            /** @default {} */
            retry?: components["schemas"]["OutboundRetry"];
            /** @default 40 */
            ring_seconds?: number;
            /** Format: date-time */
            schedule_at?: string;
            to_number: string;
            voicemail?: {
                action?: ("hangup" | "message" | "continue") | null;
                detect?: boolean | null;
                message?: string | null;
            };
        };
        StartPublicWebVoiceSession: {
            dynamic_variables?: {
                [key: string]: string;
            };
        };
        StartWebVoiceSession: {
            /** Format: uuid */
            agent_id: string;
            agent_override?: components["schemas"]["AgentOverride"];
            dynamic_variables?: {
                [key: string]: string;
            };
            metadata?: {
                [key: string]: string;
            };
        };
        StatisticsDashboard: {
            last_7_days: {
                calls: components["schemas"]["CallFigures"];
                chats: components["schemas"]["ChatFigures"];
            };
            last_30_days: {
                calls: components["schemas"]["CallFigures"];
                chats: components["schemas"]["ChatFigures"];
            };
            live: components["schemas"]["LiveFigures"];
            peak_concurrent: {
                last_30_days: number;
                today: number;
            };
            period: components["schemas"]["StatisticsPeriod"];
            previous_7_days: {
                calls: components["schemas"]["CallFigures"];
                chats: components["schemas"]["ChatFigures"];
            };
            today: {
                calls: components["schemas"]["CallFigures"];
                chats: components["schemas"]["ChatFigures"];
            };
            top_agents: {
                agent_id: string | null;
                calls: number;
                containment_rate: number | null;
                name: string | null;
            }[];
            trend: {
                answered: number;
                calls: number;
                chats: number;
                /** Format: date */
                day: string;
            }[];
            yesterday: {
                calls: components["schemas"]["CallFigures"];
                chats: components["schemas"]["ChatFigures"];
            };
        };
        StatisticsPeriod: {
            /** Format: date */
            first_day: string;
            /** Format: date-time */
            from: string;
            is_rebuilding: boolean;
            /** Format: date */
            last_day: string;
            timezone: string;
            /** Format: date-time */
            to: string;
        };
        StoredProviderKey: {
            /** @enum {string} */
            check: "accepted" | "unverified";
            check_detail: string;
            hint: string;
            region: string | null;
            /** Format: date-time */
            set_at: string;
            set_by: string;
        };
        StripeAccount: {
            has_webhook_secret: boolean;
            key_hint: string | null;
            mode: ("live" | "test") | null;
            set_at: string | null;
            source: ("environment" | "console") | null;
            webhook_path: string;
        };
        StripeAccountWrite: {
            secret_key?: string;
            webhook_secret?: string | null;
        };
        SubscriptionOverview: {
            cost: {
                amount_minor_units: number;
                currency: string;
            }[];
            period: {
                /** Format: date */
                first_day: string;
                /** Format: date */
                last_day: string;
                timezone: string;
            };
            subscription: {
                cancel_at_period_end: boolean;
                currency: string;
                /** Format: uuid */
                id: string;
                included_seconds: number;
                name: string;
                /** Format: uuid */
                plan_id: string;
                price_minor_units: number;
                /** Format: date-time */
                started_at: string;
            } | null;
            usage: {
                charge: {
                    amount_minor_units: number;
                    currency: string;
                } | null;
                covered_seconds: number;
                events: number;
                /** @enum {string} */
                kind: "inbound_call" | "outbound_call" | "web_call" | "chat_turn" | "message";
                quantity: number;
            }[];
        };
        SupportLookup: {
            data: components["schemas"]["SupportPointer"][];
            is_more: boolean;
            /** @enum {string} */
            read_as: "email" | "phone_number" | "id" | "name";
        };
        SupportPointer: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "agent" | "call" | "chat_session" | "phone_number" | "reseller" | "tenant" | "user";
            label: string | null;
            state: string | null;
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
        };
        Tenant: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        TenantCreated: {
            api_key: {
                /** Format: uuid */
                id: string;
                prefix: string;
                secret: string;
            };
            owner_invite: {
                accept_url: string | null;
                email: string;
                /** Format: date-time */
                expires_at: string;
                /** Format: uuid */
                id: string;
            } | null;
            tenant: components["schemas"]["Tenant"];
        };
        TenantEntered: {
            access_token: string;
            csrf_token: string;
            expires_in: number;
            refresh_expires_in: number;
            refresh_token: string;
            support_access: {
                /** Format: date-time */
                expires_at: string;
            } | null;
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
            };
            /** @constant */
            token_type: "bearer";
        };
        TenantLeft: {
            access_token: string;
            csrf_token: string;
            expires_in: number;
            refresh_expires_in: number;
            refresh_token: string;
            tenant: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
            } | null;
            /** @constant */
            token_type: "bearer";
        };
        TenantOverview: {
            agent_count: number;
            contact_email: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            reseller: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            suspended_at: string | null;
            user_count: number;
        };
        TestChatOverride: {
            dynamic_variables?: {
                [key: string]: string | null;
            } | null;
            greeting?: string | null;
            knowledge?: {
                enabled?: boolean | null;
                min_score?: number | null;
                show_sources?: boolean | null;
                top_k?: number | null;
                write_questions?: boolean | null;
            } | null;
            language?: string | null;
            llm?: {
                max_tokens?: number;
                model?: string;
                /** @enum {string} */
                provider?: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                temperature?: number;
            };
            name?: string;
            prompt?: string | null;
            timezone?: string | null;
        };
        TestChatReply: {
            is_unsure: boolean;
            latency: {
                first_word_ms: number | null;
                model_ms: number;
                retrieval_ms: number;
                total_ms: number;
            };
            model: string;
            passages: {
                /** @enum {string} */
                origin: "knowledge" | "instructions";
                score: number;
                text: string;
                title: string;
                url: string | null;
            }[];
            path: string[];
            reply: string;
            tools: {
                arguments: {
                    [key: string]: unknown;
                };
                duration_ms: number;
                is_error: boolean;
                name: string;
                result: string;
                was_run: boolean;
            }[];
            variables: {
                [key: string]: string;
            };
        };
        TestChatTurn: {
            agent_override?: components["schemas"]["TestChatOverride"];
            /** @default false */
            run_tools?: boolean;
            say: string;
            /** @default [] */
            turns?: {
                reply: string;
                say: string;
            }[];
            /** @default {} */
            variables?: {
                [key: string]: string;
            };
        };
        TestConversation: {
            /** Format: uuid */
            agent_id: string;
            call_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** @default [] */
            expect: components["schemas"]["TestExpectation"][];
            /** Format: uuid */
            id: string;
            last_status: ("passed" | "failed" | "error") | null;
            name: string;
            /** @default true */
            runs_on_change: boolean;
            session_id: string | null;
            /** @default [] */
            tools: {
                /** @default false */
                is_error: boolean;
                name: string;
                /** @default  */
                result: string;
                /** @default {} */
                variables: {
                    [key: string]: string;
                };
            }[];
            turns: {
                /** @default [] */
                expect: components["schemas"]["TestExpectation"][];
                say: string;
            }[];
            /** Format: date-time */
            updated_at: string;
            /** @default {} */
            variables: {
                [key: string]: string;
            };
        };
        TestConversationCreate: {
            /** @default [] */
            expect?: components["schemas"]["TestExpectation"][];
            name: string;
            /** @default true */
            runs_on_change?: boolean;
            /** @default [] */
            tools?: {
                /** @default false */
                is_error?: boolean;
                name: string;
                /** @default  */
                result?: string;
                /** @default {} */
                variables?: {
                    [key: string]: string;
                };
            }[];
            turns: {
                /** @default [] */
                expect?: components["schemas"]["TestExpectation"][];
                say: string;
            }[];
            /** @default {} */
            variables?: {
                [key: string]: string;
            };
        };
        TestConversationSource: {
            /** Format: uuid */
            session_id: string;
        } | {
            /** Format: uuid */
            call_id: string;
        };
        TestConversationUpdate: {
            expect?: components["schemas"]["TestExpectation"][] | null;
            name?: string;
            runs_on_change?: boolean | null;
            tools?: {
                /** @default false */
                is_error?: boolean;
                name: string;
                /** @default  */
                result?: string;
                /** @default {} */
                variables?: {
                    [key: string]: string;
                };
            }[] | null;
            turns?: {
                /** @default [] */
                expect?: components["schemas"]["TestExpectation"][];
                say: string;
            }[];
            variables?: {
                [key: string]: string | null;
            } | null;
        };
        TestExpectation: {
            /** @constant */
            kind: "reply_contains";
            text: string;
        } | {
            /** @constant */
            kind: "reply_lacks";
            text: string;
        } | {
            /** @constant */
            kind: "reply_like";
            text: string;
        } | {
            criterion: string;
            /** @constant */
            kind: "reply_meets";
        } | {
            /** @constant */
            kind: "declines";
        } | {
            arguments?: {
                [key: string]: unknown;
            };
            /** @constant */
            kind: "tool_called";
            tool: string;
        } | {
            /** @constant */
            kind: "tool_not_called";
            tool: string;
        } | {
            /** @constant */
            kind: "variable";
            name: string;
            value: string;
        } | {
            /** @constant */
            kind: "node";
            node_id: string;
        };
        TestRun: {
            /** Format: uuid */
            agent_id: string;
            agent_version: number;
            /** Format: date-time */
            created_at: string;
            errors: number;
            failed: number;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            passed: number;
            score: number | null;
            /** @enum {string} */
            state: "queued" | "running" | "finished";
            total: number;
            /** @enum {string} */
            trigger: "request" | "version" | "workflow";
        };
        TestRunComparison: {
            baseline: components["schemas"]["TestRun"];
            candidate: components["schemas"]["TestRun"];
            tests: {
                after: ("passed" | "failed" | "error") | null;
                before: ("passed" | "failed" | "error") | null;
                changed_replies: {
                    after: string;
                    before: string;
                    say: string;
                    turn: number;
                }[];
                name: string;
                /** Format: uuid */
                test_id: string;
            }[];
        };
        TestRunCreate: {
            test_ids?: string[];
            version?: number;
        };
        TestRunDetail: {
            /** Format: uuid */
            agent_id: string;
            agent_version: number;
            /** Format: date-time */
            created_at: string;
            errors: number;
            failed: number;
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            passed: number;
            results: {
                checks: {
                    expectation: components["schemas"]["TestExpectation"];
                    is_met: boolean;
                    /** @enum {string} */
                    judge: "rules" | "model";
                    reason: string;
                    turn: number | null;
                }[];
                fault: string | null;
                model: string | null;
                name: string;
                path: string[];
                /** @enum {string} */
                status: "passed" | "failed" | "error";
                /** Format: uuid */
                test_id: string;
                turns: {
                    is_unsure: boolean;
                    latency_ms: number;
                    reply: string;
                    say: string;
                    sources: string[];
                    tools: {
                        arguments: {
                            [key: string]: unknown;
                        };
                        tool: string;
                    }[];
                }[];
                variables: {
                    [key: string]: string;
                };
            }[];
            score: number | null;
            /** @enum {string} */
            state: "queued" | "running" | "finished";
            total: number;
            /** @enum {string} */
            trigger: "request" | "version" | "workflow";
        };
        Tool: {
            agent_ids: string[];
            /** @default false */
            async: boolean;
            booking?: {
                /**
                 * @default [
                 *       "find",
                 *       "book",
                 *       "cancel"
                 *     ]
                 */
                actions: ("find" | "book" | "cancel")[];
            };
            client?: {
                /** @default true */
                waits: boolean;
            };
            /** Format: date-time */
            created_at: string;
            /** @default  */
            description: string;
            end_call?: {
                /** @default  */
                message: string;
            };
            handoff?: {
                /** @default  */
                reason: string;
                team_id?: string | null;
            };
            /** Format: uuid */
            id: string;
            identity?: {
                /** @default Verify your identity */
                message: string;
                /**
                 * @default eid
                 * @enum {string}
                 */
                method: "eid" | "mobile_pay";
            };
            integration?: {
                action: string;
                /** Format: uuid */
                connection_id: string;
            };
            mcp?: {
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /** @default [] */
                tools: string[];
                /** Format: uri */
                url: string;
            };
            name: string;
            /**
             * @default finish
             * @enum {string}
             */
            on_interrupt: "finish" | "cancel";
            /**
             * @default {
             *       "type": "object",
             *       "properties": {}
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            request?: {
                /**
                 * @default envelope
                 * @enum {string}
                 */
                body_mode: "envelope" | "args";
                /** @default null */
                credential_id: string | null;
                /** @default {} */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @default POST
                 * @enum {string}
                 */
                method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @default {} */
                query: {
                    [key: string]: string;
                };
                /** Format: uri-template */
                url: string;
            };
            /** @default false */
            requires_verification: boolean;
            response: {
                /** @default {} */
                assign: {
                    [key: string]: string;
                };
                /** @default 65536 */
                max_bytes: number;
                /** @default [] */
                select: string[];
            };
            /** @default 0 */
            retries: number;
            revision: number;
            signing_secret_hint: string | null;
            sms?: {
                /** @default  */
                from_number: string;
                /** @default  */
                text: string;
            };
            speak: {
                /**
                 * @default none
                 * @enum {string}
                 */
                before: "none" | "static" | "model";
                /** @default null */
                delayed_after_ms: number | null;
                /** @default  */
                delayed_text: string;
                /** @default  */
                on_error: string;
                /** @default  */
                text: string;
            };
            /** @default 10000 */
            timeout_ms: number;
            transfer?: {
                /** @default [] */
                targets: string[];
            };
            /** @enum {string} */
            type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
            /** Format: date-time */
            updated_at: string;
            verification?: {
                /** @default 1800 */
                max_age_seconds: number;
                methods: ("eid" | "mobile_pay")[];
            };
        };
        ToolCallLog: {
            arguments: {
                [key: string]: unknown;
            };
            duration_ms: number;
            is_error: boolean;
            name: string;
            order: number;
            result: string;
            start_ms: number;
            tool_call_id: string;
        };
        ToolLog: {
            agent_id: string | null;
            agent_version: number | null;
            attempts: number;
            call_id: string | null;
            /** Format: date-time */
            created_at: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            latency_ms: number;
            offset_ms: number | null;
            request: unknown;
            response: unknown;
            session_id: string | null;
            /** @enum {string} */
            source: "parley" | "test" | "external";
            /** @enum {string} */
            status: "ok" | "error" | "timeout" | "refused" | "cancelled";
            tool_call_id: string;
            tool_id: string | null;
            tool_name: string;
            /** @enum {string} */
            tool_type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
        };
        ToolLogStatistics: {
            by_status: {
                [key: string]: number;
            };
            by_tool: {
                latency_ms: {
                    p50: number | null;
                    p95: number | null;
                };
                success_rate: number | null;
                tool_id: string | null;
                tool_name: string;
                /** @enum {string} */
                tool_type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
                total: number;
            }[];
            /** Format: date-time */
            from: string;
            latency_ms: {
                p50: number | null;
                p95: number | null;
            };
            success_rate: number | null;
            /** Format: date-time */
            to: string;
            top_errors: {
                count: number;
                error: string;
            }[];
            total: number;
        };
        ToolLogSummary: {
            agent_id: string | null;
            agent_version: number | null;
            attempts: number;
            call_id: string | null;
            /** Format: date-time */
            created_at: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            latency_ms: number;
            offset_ms: number | null;
            session_id: string | null;
            /** @enum {string} */
            source: "parley" | "test" | "external";
            /** @enum {string} */
            status: "ok" | "error" | "timeout" | "refused" | "cancelled";
            tool_call_id: string;
            tool_id: string | null;
            tool_name: string;
            /** @enum {string} */
            tool_type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
        };
        ToolTrial: {
            latency_ms: number;
            /** Format: uuid */
            log_id: string;
            request: unknown;
            response: unknown;
            result: string;
            /** @enum {string} */
            status: "ok" | "error" | "timeout" | "refused" | "cancelled";
            variables: {
                [key: string]: string;
            };
        };
        TrafficSplit: {
            /** Format: uuid */
            agent_id: string;
            figures: {
                current: {
                    calls: number;
                    chats: number;
                    contained: number;
                    judged: number;
                    negative: number;
                    positive: number;
                    rating: number | null;
                    ratings: number;
                    succeeded: number;
                    unsuccessful: number;
                };
                version: {
                    calls: number;
                    chats: number;
                    contained: number;
                    judged: number;
                    negative: number;
                    positive: number;
                    rating: number | null;
                    ratings: number;
                    succeeded: number;
                    unsuccessful: number;
                };
            };
            share: number;
            /** Format: date-time */
            started_at: string;
            version: number;
        };
        TrafficSplitUpdate: {
            share: number;
            version: number;
        };
        UnansweredQuestion: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            call_count: number;
            chat_count: number;
            count: number;
            /** Format: date-time */
            first_asked_at: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            last_asked_at: string;
            reopened_count: number;
            /** @enum {string} */
            state: "open" | "answered" | "dismissed";
            state_changed_at: string | null;
            text: string;
        };
        UnansweredQuestionAnswer: {
            answer: string;
            question?: string;
        };
        UnansweredQuestionDetail: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            call_count: number;
            chat_count: number;
            count: number;
            /** Format: date-time */
            first_asked_at: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            last_asked_at: string;
            occurrences: {
                /** Format: date-time */
                asked_at: string;
                call_id: string | null;
                /** @enum {string} */
                channel: "call" | "chat";
                session_id: string | null;
                text: string;
            }[];
            reopened_count: number;
            /** @enum {string} */
            state: "open" | "answered" | "dismissed";
            state_changed_at: string | null;
            text: string;
        };
        UnansweredQuestionUpdate: {
            /** @enum {string} */
            state: "open" | "answered" | "dismissed";
        };
        UpdateEndOfCallWebhookRequest: {
            agent_ids?: (string[] | null) | null;
            description?: string | null;
            events?: ("call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low")[] | null;
            headers?: {
                [key: string]: string | null;
            } | null;
            include?: "transcript"[] | null;
            is_active?: boolean | null;
            /** Format: uri */
            url?: string;
        };
        UpdateToolRequest: {
            async?: boolean | null;
            booking?: {
                actions?: ("find" | "book" | "cancel")[] | null;
            } | null;
            client?: {
                waits?: boolean | null;
            } | null;
            description?: string | null;
            end_call?: {
                message?: string | null;
            } | null;
            handoff?: {
                reason?: string | null;
                team_id?: (string | null) | null;
            } | null;
            identity?: {
                message?: string | null;
                method?: ("eid" | "mobile_pay") | null;
            } | null;
            integration?: {
                action?: string;
                /** Format: uuid */
                connection_id?: string;
            } | null;
            mcp?: {
                headers?: {
                    [key: string]: string | null;
                } | null;
                tools?: string[] | null;
                /** Format: uri */
                url?: string;
            } | null;
            name?: string;
            on_interrupt?: ("finish" | "cancel") | null;
            parameters?: {
                [key: string]: unknown | null;
            } | null;
            request?: {
                body_mode?: ("envelope" | "args") | null;
                credential_id?: (string | null) | null;
                headers?: {
                    [key: string]: string | null;
                } | null;
                method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE") | null;
                query?: {
                    [key: string]: string | null;
                } | null;
                /** Format: uri-template */
                url?: string;
            } | null;
            requires_verification?: boolean | null;
            response?: {
                assign?: {
                    [key: string]: string | null;
                } | null;
                max_bytes?: number | null;
                select?: string[] | null;
            } | null;
            retries?: number | null;
            sms?: {
                from_number?: string | null;
                text?: string | null;
            } | null;
            speak?: {
                before?: ("none" | "static" | "model") | null;
                delayed_after_ms?: (number | null) | null;
                delayed_text?: string | null;
                on_error?: string | null;
                text?: string | null;
            } | null;
            timeout_ms?: number | null;
            transfer?: {
                targets?: string[] | null;
            } | null;
            verification?: {
                max_age_seconds?: number | null;
                methods?: ("eid" | "mobile_pay")[];
            } | null;
        };
        User: {
            email: string;
            /** Format: uuid */
            id: string;
            is_disabled: boolean;
            /** Format: date-time */
            joined_at: string;
            name: string;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            role: components["schemas"]["Role"];
            second_factor_enabled: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        VerificationRequired: {
            is_required: boolean;
            methods: ("email_otp" | "sms_otp" | "eid" | "mobile_pay")[];
            tools: {
                name: string;
                /** @constant */
                requires_verification: true;
            }[];
        };
        VoiceOption: {
            gender: ("female" | "male" | "neutral") | null;
            languages: string[];
            name: string;
            /** @enum {string} */
            provider: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
            voice_id: string;
        };
        VoicePreview: {
            /** @default en */
            language?: string;
            text?: string;
            /** @default {} */
            voice?: {
                /** @default [] */
                fallback_voice_ids?: string[];
                /** @default [] */
                pronunciation_dictionary?: components["schemas"]["Pronunciation"][];
                /**
                 * @default builtin
                 * @enum {string}
                 */
                provider?: "builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure";
                /** @default 1 */
                speed?: number;
                /** @default 0.5 */
                stability?: number;
                /** Format: uri */
                url?: string;
                /** @default  */
                voice_id?: string;
                /** @default 1 */
                volume?: number;
            };
        };
        WebhookAttempt: {
            /** Format: date-time */
            at: string;
            connect_ms: number | null;
            dns_ms: number | null;
            error: {
                code: string;
                message: string;
            } | null;
            first_byte_ms: number | null;
            is_redelivery: boolean;
            request_headers: {
                [key: string]: string;
            };
            response_body: string;
            status: number | null;
            tls_ms: number | null;
            total_ms: number;
            url: string;
        };
        WebhookCall: {
            agent: string;
            agent_id: string | null;
            agent_version: number | null;
            ai_disclosed_at: string | null;
            answered_at: string | null;
            caller_name: string | null;
            calling_window: components["schemas"]["CallWindow"] | null;
            collected_variables: {
                [key: string]: string;
            };
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            direction: "inbound" | "outbound";
            duration_seconds: number | null;
            dynamic_variables: {
                [key: string]: string;
            };
            end_detail: string | null;
            end_reason: ("user_hangup" | "agent_hangup" | "end_phrase" | "inactivity" | "max_duration" | "voicemail" | "ivr" | "transferred" | "transfer_failed" | "dial_busy" | "dial_failed" | "dial_no_answer" | "dial_rejected" | "dial_unreachable" | "invalid_destination" | "concurrency_limit" | "insufficient_balance" | "spam" | "no_audio" | "connection_lost" | "completed_by_api" | "error_stt" | "error_llm" | "error_tts" | "error_telephony" | "cancelled" | "shutdown" | "worker_lost") | null;
            ended_at: string | null;
            engines: {
                llm: string | null;
                stt: string | null;
                tts: string | null;
            };
            from_number: string | null;
            /** Format: uuid */
            id: string;
            latency: components["schemas"]["CallLatency"] | null;
            metadata: {
                [key: string]: string;
            };
            model_tokens: {
                input: number;
                output: number;
            } | null;
            phone_number: string | null;
            recording_available: boolean;
            recording_incomplete: boolean;
            /** @enum {string} */
            recording_state: "none" | "recording" | "ready" | "failed";
            recording_url: string | null;
            retry: components["schemas"]["CallRetry"] | null;
            schedule_at: string | null;
            sentiment: ("positive" | "neutral" | "negative") | null;
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "ringing" | "in_progress" | "transferring" | "completed" | "failed" | "no_answer" | "busy" | "cancelled";
            structured_data: {
                [key: string]: unknown;
            } | null;
            success: boolean | null;
            summary: string | null;
            to_number: string | null;
            transcript: {
                end_ms: number;
                interrupted: boolean;
                /** @enum {string} */
                role: "user" | "agent" | "person";
                start_ms: number;
                text: string;
            }[] | null;
            /** Format: uri */
            transcript_url: string;
            transfer: {
                destination: string;
                /** @enum {string} */
                mode: "blind" | "attended" | "bridged";
                /** @enum {string} */
                outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
            } | null;
            /** @enum {string} */
            type: "phone" | "web";
            version: number;
            was_transferred: boolean;
        };
        WebhookChat: {
            agent: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            ai_disclosed_at: string | null;
            assignment: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "claimed" | "transferred" | "assigned" | "automatic";
            } | null;
            claimed_at: string | null;
            close_reason: ("visitor" | "operator" | "api" | "inactive" | "spam" | "agent") | null;
            closed_at: string | null;
            /** Format: date-time */
            created_at: string;
            customer: {
                email: string;
                name: string;
                phone_number: string;
                user_id: string;
                variables: {
                    [key: string]: string;
                };
                verified_fields: string[];
            };
            first_reply_due_at: string | null;
            /** Format: uuid */
            id: string;
            is_verified: boolean;
            label_ids: string[];
            language: string | null;
            /** Format: date-time */
            last_activity_at: string;
            operator: {
                avatar_url: string;
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            page_url: string | null;
            /** @enum {string} */
            priority: "none" | "low" | "high" | "urgent";
            rating: {
                comment: string;
                score: number;
            } | null;
            reason: string | null;
            requested_by: ("visitor" | "agent" | "rule" | "workflow" | "operator") | null;
            resolution_due_at: string | null;
            snoozed_until: string | null;
            /** @enum {string} */
            status: "open" | "waiting" | "with_operator" | "closed";
            summary: string | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            waiting_since: string | null;
        };
        WebhookDelivery: {
            attempts: components["schemas"]["WebhookAttempt"][];
            body: string | null;
            /** Format: date-time */
            created_at: string;
            delivered_at: string | null;
            /** Format: uuid */
            event_id: string;
            /** Format: uuid */
            id: string;
            is_redelivering: boolean;
            next_try_at: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed" | "missed" | "erased";
            subject_id: string | null;
            tries: number;
            /** @enum {string} */
            type: "call.started" | "call.ended" | "call.analyzed" | "call.recording.ready" | "call.transfer.started" | "call.transfer.bridged" | "call.transfer.failed" | "call.erased" | "chat.session.started" | "chat.session.escalated" | "chat.session.claimed" | "chat.session.closed" | "chat.analyzed" | "chat.message.created" | "contact_request.created" | "booking.created" | "booking.rescheduled" | "booking.cancelled" | "identity.verification.completed" | "tool.failed" | "agent.version.created" | "number.assigned" | "balance.low" | "webhook.disabled" | "webhook.secret_rotated" | "ping";
        };
        WebhookSecretRotated: {
            previous_valid_until: string | null;
            secret: string;
            secret_hint: string;
        };
        WebhooksRedelivered: {
            has_more: boolean;
            queued: number;
        };
        WebhookTestResult: {
            attempt: components["schemas"]["WebhookAttempt"];
            delivered: boolean;
            /** Format: uuid */
            delivery_id: string;
        };
        WebVoiceAvatar: {
            /** Format: uuid */
            agent_id: string;
            avatar_url: string | null;
            examples: string[];
            language: string;
            modes: ("voice" | "chat")[];
            name: string;
            primary_color: string;
            /** @enum {string} */
            vocabulary: "open" | "limited" | "none";
        };
        WebVoiceSession: {
            access_token: string;
            /** Format: uuid */
            call_id: string;
            examples: string[];
            /** Format: date-time */
            expires_at: string;
            ice_servers?: {
                credential?: string;
                urls: string;
                username?: string;
            }[];
            /** @enum {string} */
            transport: "webrtc" | "websocket" | "livekit";
            /** Format: uri */
            url: string;
            /** @enum {string} */
            vocabulary: "open" | "limited" | "none";
            /** Format: uri */
            websocket_url: string;
        };
        WholesalePriceTiers: {
            currency: string;
            tiers: {
                chat_turn_micros: string;
                from_seconds: number;
                inbound_minute_micros: string;
                message_micros: string;
                outbound_minute_micros: string;
                web_minute_micros: string;
            }[];
            /** Format: date-time */
            valid_from: string;
        };
        WidgetAvatar: {
            agent_avatar_url: string;
        };
        WidgetConfig: {
            agent_avatar_url: string;
            agent_display_name: string;
            /** Format: uuid */
            agent_id: string;
            allow_file_uploads: boolean;
            allowed_domains: string[];
            background_color: string;
            /** @enum {string} */
            button_icon: "chat" | "message" | "question" | "headset" | "sparkle";
            /** @default 1440 */
            close_after_minutes: number;
            /** @default  */
            custom_css: string;
            handoff: {
                /** @default null */
                after_turns: number | null;
                /** @default true */
                is_enabled: boolean;
                /** @default false */
                on_low_confidence: boolean;
                /** @default false */
                on_verification_failed: boolean;
            };
            /** @default null */
            hours: {
                /** @default null */
                timezone: string | null;
                weekly: {
                    /** @default [] */
                    friday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            /** @default true */
            is_enabled: boolean;
            /** @default true */
            is_voice_enabled: boolean;
            /**
             * @default form
             * @enum {string}
             */
            offline_behavior: "hide" | "form" | "agent_only";
            /** @default [] */
            operator_ids: string[];
            /** @enum {string} */
            position: "bottom-right" | "bottom-left" | "top-right" | "top-left";
            primary_color: string;
            quick_questions: {
                message: string;
                text: string;
            }[];
            /** @default 1000 */
            sessions_per_hour: number;
            show_agent_name: boolean;
            show_powered_by: boolean;
            streaming_enabled: boolean;
            text_color: string;
            updated_at: string | null;
            verification: {
                /** @default false */
                is_required: boolean;
                /**
                 * @default [
                 *       "email_otp"
                 *     ]
                 */
                methods: ("email_otp" | "sms_otp" | "eid" | "mobile_pay")[];
            };
            welcome_enabled: boolean;
            welcome_subtitle: string;
            welcome_title: string;
        };
        WidgetConfigPatch: {
            agent_avatar_url?: string | null;
            agent_display_name?: string | null;
            allow_file_uploads?: boolean | null;
            allowed_domains?: string[] | null;
            background_color?: string | null;
            button_icon?: ("chat" | "message" | "question" | "headset" | "sparkle") | null;
            close_after_minutes?: number | null;
            custom_css?: string | null;
            handoff?: {
                after_turns?: (number | null) | null;
                is_enabled?: boolean | null;
                on_low_confidence?: boolean | null;
                on_verification_failed?: boolean | null;
            } | null;
            hours?: ({
                /** @default null */
                timezone?: string | null;
                weekly: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null) | null;
            is_enabled?: boolean | null;
            is_voice_enabled?: boolean | null;
            offline_behavior?: ("hide" | "form" | "agent_only") | null;
            operator_ids?: string[] | null;
            position?: ("bottom-right" | "bottom-left" | "top-right" | "top-left") | null;
            primary_color?: string | null;
            quick_questions?: {
                message: string;
                text: string;
            }[] | null;
            sessions_per_hour?: number | null;
            show_agent_name?: boolean | null;
            show_powered_by?: boolean | null;
            streaming_enabled?: boolean | null;
            text_color?: string | null;
            verification?: {
                is_required?: boolean | null;
                methods?: ("email_otp" | "sms_otp" | "eid" | "mobile_pay")[] | null;
            } | null;
            welcome_enabled?: boolean | null;
            welcome_subtitle?: string | null;
            welcome_title?: string | null;
        };
        WidgetConfigUpdate: {
            /** @default  */
            agent_avatar_url?: string;
            /** @default  */
            agent_display_name?: string;
            /** @default false */
            allow_file_uploads?: boolean;
            /** @default [] */
            allowed_domains?: string[];
            /** @default #ffffff */
            background_color?: string;
            /**
             * @default chat
             * @enum {string}
             */
            button_icon?: "chat" | "message" | "question" | "headset" | "sparkle";
            /** @default 1440 */
            close_after_minutes?: number;
            /** @default  */
            custom_css?: string;
            /** @default {} */
            handoff?: {
                /** @default null */
                after_turns?: number | null;
                /** @default true */
                is_enabled?: boolean;
                /** @default false */
                on_low_confidence?: boolean;
                /** @default false */
                on_verification_failed?: boolean;
            };
            /** @default null */
            hours?: {
                /** @default null */
                timezone?: string | null;
                weekly: {
                    /** @default [] */
                    friday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    monday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    saturday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    sunday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    thursday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    tuesday?: {
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    wednesday?: {
                        from: string;
                        to: string;
                    }[];
                };
            } | null;
            /** @default true */
            is_enabled?: boolean;
            /** @default true */
            is_voice_enabled?: boolean;
            /**
             * @default form
             * @enum {string}
             */
            offline_behavior?: "hide" | "form" | "agent_only";
            /** @default [] */
            operator_ids?: string[];
            /**
             * @default bottom-right
             * @enum {string}
             */
            position?: "bottom-right" | "bottom-left" | "top-right" | "top-left";
            /** @default #3d5afe */
            primary_color?: string;
            /** @default [] */
            quick_questions?: {
                message: string;
                text: string;
            }[];
            /** @default 1000 */
            sessions_per_hour?: number;
            /** @default true */
            show_agent_name?: boolean;
            /** @default true */
            show_powered_by?: boolean;
            /** @default true */
            streaming_enabled?: boolean;
            /** @default #1b1f2a */
            text_color?: string;
            /** @default {} */
            verification?: {
                /** @default false */
                is_required?: boolean;
                /**
                 * @default [
                 *       "email_otp"
                 *     ]
                 */
                methods?: ("email_otp" | "sms_otp" | "eid" | "mobile_pay")[];
            };
            /** @default true */
            welcome_enabled?: boolean;
            /** @default  */
            welcome_subtitle?: string;
            /** @default  */
            welcome_title?: string;
        };
        WidgetInstallation: {
            /** Format: uuid */
            agent_id: string;
            last_check: {
                chat_enabled: boolean;
                /** Format: date-time */
                checked_at: string;
                domain_allowed: boolean;
                found_agent_id: string | null;
                found_server: string | null;
                http_status: number | null;
                reason: string | null;
                /** @enum {string} */
                state: "found" | "other_agent" | "other_server" | "not_found" | "unreachable";
                url: string;
            } | null;
        };
        WidgetInstallationRequest: {
            /** Format: uri */
            url: string;
        };
        WidgetRuntime: {
            ai_disclosure: {
                text: string;
                variables: {
                    [key: string]: string;
                };
            } | null;
            brand: {
                name: string;
                url: string | null;
            };
            custom_css: string;
            files: {
                max_bytes: number;
                max_files: number;
                types: string[];
            } | null;
            greeting: {
                is_from_model: boolean;
                text: string;
                variables: {
                    [key: string]: string;
                };
            };
            people: {
                are_available: boolean;
                can_be_asked_for: boolean;
                /** @enum {string} */
                offline_behavior: "hide" | "form" | "agent_only";
            };
            verification: {
                is_required: boolean;
                methods: ("email_otp" | "sms_otp" | "eid" | "mobile_pay")[];
            };
            voice: {
                is_available: boolean;
            };
        };
        WizardRequest: {
            /** @default  */
            agentTasks?: string;
            businessDescription: string;
            businessName: string;
            /** @default  */
            customerQuestions?: string;
            language?: string;
            /** @default {} */
            openingHours?: {
                /** @default  */
                holidays?: string;
                /** @default  */
                weekdays?: string;
                /** @default  */
                weekend?: string;
            };
            /** @default  */
            personality?: string;
        };
        Workflow: {
            agent_count: number;
            agents: {
                /** Format: uuid */
                agent_id: string;
                name: string;
                version: number | null;
            }[];
            /** Format: date-time */
            created_at: string;
            description: string;
            draft: components["schemas"]["WorkflowDefinition"];
            draft_changed: boolean;
            /** Format: date-time */
            draft_updated_at: string;
            draft_updated_by: components["schemas"]["Actor"];
            /** Format: uuid */
            id: string;
            name: string;
            published_at: string | null;
            published_version: number | null;
            revision: number;
            running_conversations: number;
            /** Format: date-time */
            updated_at: string;
            versions_in_use: {
                agents: number;
                running_conversations: number;
                version: number;
            }[];
        };
        WorkflowAssign: {
            /** @default null */
            version?: number | null;
            /** Format: uuid */
            workflow_id: string;
        };
        WorkflowAssignment: {
            /** Format: uuid */
            agent_id: string;
            agent_version: number;
            effective_version: number;
            version: number | null;
            /** Format: uuid */
            workflow_id: string;
        };
        WorkflowCheck: {
            faults: components["schemas"]["WorkflowFault"][];
            valid: boolean;
        };
        WorkflowCollectField: {
            /** @default [] */
            choices: string[];
            /** @default  */
            description: string;
            /**
             * @default any
             * @enum {string}
             */
            format: "any" | "name" | "email" | "phone" | "date" | "time" | "number" | "yes_no";
            /** @default  */
            question: string;
            /** @default true */
            required: boolean;
            variable: string;
        };
        WorkflowCollectFieldInput: {
            /** @default [] */
            choices?: string[];
            /** @default  */
            description?: string;
            /**
             * @default any
             * @enum {string}
             */
            format?: "any" | "name" | "email" | "phone" | "date" | "time" | "number" | "yes_no";
            /** @default  */
            question?: string;
            /** @default true */
            required?: boolean;
            variable: string;
        };
        WorkflowCondition: {
            prompt: string;
            /** @constant */
            type: "prompt";
        } | {
            expression: string;
            /** @constant */
            type: "expression";
        } | {
            intent: string;
            /** @default [] */
            phrases: string[];
            /** @constant */
            type: "intent";
        } | {
            seconds: number;
            /** @constant */
            type: "timeout";
        } | {
            digits: string;
            /** @constant */
            type: "dtmf";
        } | {
            /** @enum {string} */
            outcome: "succeeded" | "failed";
            /** @constant */
            type: "result";
        } | {
            /** @constant */
            type: "always";
        } | {
            /** @constant */
            type: "else";
        };
        WorkflowConditionInput: {
            prompt: string;
            /** @constant */
            type: "prompt";
        } | {
            expression: string;
            /** @constant */
            type: "expression";
        } | {
            intent: string;
            /** @default [] */
            phrases?: string[];
            /** @constant */
            type: "intent";
        } | {
            seconds: number;
            /** @constant */
            type: "timeout";
        } | {
            digits: string;
            /** @constant */
            type: "dtmf";
        } | {
            /** @enum {string} */
            outcome: "succeeded" | "failed";
            /** @constant */
            type: "result";
        } | {
            /** @constant */
            type: "always";
        } | {
            /** @constant */
            type: "else";
        };
        WorkflowCreate: {
            /** @default  */
            description?: string;
            /** @default {} */
            draft?: components["schemas"]["WorkflowDefinition"];
            name: string;
        };
        WorkflowDefinition: {
            /** @default [] */
            edges: components["schemas"]["WorkflowEdge"][];
            /** @default  */
            global_prompt: string;
            /** @default [] */
            nodes: components["schemas"]["WorkflowNode"][];
            /** @default null */
            start_node_id: string | null;
            /** @default [] */
            variables: components["schemas"]["WorkflowVariable"][];
        };
        WorkflowDefinitionInput: {
            /** @default [] */
            edges?: components["schemas"]["WorkflowEdge"][];
            /** @default  */
            global_prompt?: string;
            /** @default [] */
            nodes?: components["schemas"]["WorkflowNode"][];
            /** @default null */
            start_node_id?: string | null;
            /** @default [] */
            variables?: components["schemas"]["WorkflowVariable"][];
        };
        WorkflowEdge: {
            condition: components["schemas"]["WorkflowCondition"];
            id: string;
            /** @default 100 */
            priority: number;
            /** @default  */
            say: string;
            source: string;
            target: string;
        };
        WorkflowEdgeInput: {
            condition: components["schemas"]["WorkflowCondition"];
            id: string;
            /** @default 100 */
            priority?: number;
            /** @default  */
            say?: string;
            source: string;
            target: string;
        };
        WorkflowExport: {
            description: string;
            draft: components["schemas"]["WorkflowDefinition"];
            name: string;
        };
        WorkflowFault: {
            /** @enum {string} */
            code: "duplicate_id" | "duplicate_variable" | "start_missing" | "node_missing" | "unreachable" | "dead_end" | "else_missing" | "else_duplicate" | "condition_impossible" | "edge_from_end" | "loop_without_wait" | "field_missing" | "invalid_value" | "expression_invalid" | "expression_type" | "expression_limit" | "variable_unknown" | "variable_type" | "variable_unset" | "tool_unknown" | "agent_unknown" | "workflow_unknown" | "workflow_unpublished" | "workflow_recursion" | "transfer_target_unknown" | "destination_refused" | "graph_too_large";
            edge_id: string | null;
            field: string | null;
            message: string;
            node_id: string | null;
            path: string;
            /** @enum {string} */
            severity: "error" | "warning";
        };
        WorkflowGlobalEntry: {
            condition: {
                prompt: string;
                /** @constant */
                type: "prompt";
            } | {
                expression: string;
                /** @constant */
                type: "expression";
            } | {
                intent: string;
                /** @default [] */
                phrases: string[];
                /** @constant */
                type: "intent";
            } | {
                digits: string;
                /** @constant */
                type: "dtmf";
            };
            /** @default 3 */
            cooldown_turns: number;
            /** @default true */
            return: boolean;
        };
        WorkflowGlobalEntryInput: {
            condition: {
                prompt: string;
                /** @constant */
                type: "prompt";
            } | {
                expression: string;
                /** @constant */
                type: "expression";
            } | {
                intent: string;
                /** @default [] */
                phrases?: string[];
                /** @constant */
                type: "intent";
            } | {
                digits: string;
                /** @constant */
                type: "dtmf";
            };
            /** @default 3 */
            cooldown_turns?: number;
            /** @default true */
            return?: boolean;
        };
        WorkflowImportRequest: {
            /** @default false */
            create?: boolean;
            document: {
                [key: string]: unknown;
            };
            source?: components["schemas"]["ImportFormat"];
        };
        WorkflowImportResult: {
            agent: components["schemas"]["AgentConfig"];
            created: {
                /** Format: uuid */
                agent_id: string;
                tool_ids: string[];
                workflow_id: string | null;
            } | null;
            name: string;
            report: components["schemas"]["ImportNotice"][];
            source: components["schemas"]["ImportFormat"];
            tools: {
                /** @default false */
                async: boolean;
                booking?: {
                    /**
                     * @default [
                     *       "find",
                     *       "book",
                     *       "cancel"
                     *     ]
                     */
                    actions: ("find" | "book" | "cancel")[];
                };
                client?: {
                    /** @default true */
                    waits: boolean;
                };
                /** @default  */
                description: string;
                end_call?: {
                    /** @default  */
                    message: string;
                };
                handoff?: {
                    /** @default  */
                    reason: string;
                    team_id?: string | null;
                };
                /** Format: uuid */
                id: string;
                identity?: {
                    /** @default Verify your identity */
                    message: string;
                    /**
                     * @default eid
                     * @enum {string}
                     */
                    method: "eid" | "mobile_pay";
                };
                integration?: {
                    action: string;
                    /** Format: uuid */
                    connection_id: string;
                };
                mcp?: {
                    /** @default {} */
                    headers: {
                        [key: string]: string;
                    };
                    /** @default [] */
                    tools: string[];
                    /** Format: uri */
                    url: string;
                };
                name: string;
                /**
                 * @default finish
                 * @enum {string}
                 */
                on_interrupt: "finish" | "cancel";
                /**
                 * @default {
                 *       "type": "object",
                 *       "properties": {}
                 *     }
                 */
                parameters: {
                    [key: string]: unknown;
                };
                request?: {
                    /**
                     * @default envelope
                     * @enum {string}
                     */
                    body_mode: "envelope" | "args";
                    /** @default null */
                    credential_id: string | null;
                    /** @default {} */
                    headers: {
                        [key: string]: string;
                    };
                    /**
                     * @default POST
                     * @enum {string}
                     */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    /** @default {} */
                    query: {
                        [key: string]: string;
                    };
                    /** Format: uri-template */
                    url: string;
                };
                /** @default false */
                requires_verification: boolean;
                response: {
                    /** @default {} */
                    assign: {
                        [key: string]: string;
                    };
                    /** @default 65536 */
                    max_bytes: number;
                    /** @default [] */
                    select: string[];
                };
                /** @default 0 */
                retries: number;
                sms?: {
                    /** @default  */
                    from_number: string;
                    /** @default  */
                    text: string;
                };
                speak: {
                    /**
                     * @default none
                     * @enum {string}
                     */
                    before: "none" | "static" | "model";
                    /** @default null */
                    delayed_after_ms: number | null;
                    /** @default  */
                    delayed_text: string;
                    /** @default  */
                    on_error: string;
                    /** @default  */
                    text: string;
                };
                /** @default 10000 */
                timeout_ms: number;
                transfer?: {
                    /** @default [] */
                    targets: string[];
                };
                /** @enum {string} */
                type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
                verification?: {
                    /** @default 1800 */
                    max_age_seconds: number;
                    methods: ("eid" | "mobile_pay")[];
                };
            }[];
            workflow: components["schemas"]["WorkflowDefinition"] | null;
        };
        WorkflowNode: {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "conversation";
            /** @default  */
            message: string;
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            prompt: string;
            /** @default true */
            speaks_first: boolean;
        } | {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "say";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            text: string;
        } | {
            /** @default 3 */
            attempts_max: number;
            /** @default false */
            confirm: boolean;
            /** @default  */
            confirmation: string;
            /** @default [] */
            fields: components["schemas"]["WorkflowCollectField"][];
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "collect";
            /**
             * @default ask
             * @enum {string}
             */
            mode: "ask" | "extract";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            prompt: string;
        } | {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "branch";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
        } | {
            /** @default {} */
            arguments: {
                [key: string]: string;
            };
            /** @default {} */
            assign: {
                [key: string]: string;
            };
            /**
             * @default model
             * @enum {string}
             */
            fill: "model" | "none";
            /** @default  */
            function: string | "";
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "tool";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            say: string;
            /** @default null */
            tool_id: string | null;
        } | {
            /** @default  */
            destination: string;
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "transfer";
            /**
             * @default cold
             * @enum {string}
             */
            mode: "cold" | "warm" | "attended";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            say: string;
            /** @default  */
            target_key: string;
            /** @default  */
            whisper: string;
        } | {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "handoff";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            reason: string;
            /** @default  */
            say: string;
        } | {
            /**
             * @default gather
             * @enum {string}
             */
            action: "gather" | "send";
            /** @default 3 */
            attempts_max: number;
            /** @default  */
            digits: string;
            /** @default # */
            finish_on: string;
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "dtmf";
            /** @default 1 */
            max_digits: number;
            /** @default 1 */
            min_digits: number;
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            text: string;
            /** @default 8 */
            timeout_seconds: number;
            /** @default null */
            variable: string | null;
        } | {
            /** @default [] */
            assignments: {
                expression: string;
                variable: string;
            }[];
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "set_variables";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
        } | {
            /** @default null */
            agent_id: string | null;
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            /** @default false */
            greet: boolean;
            id: string;
            /** @constant */
            kind: "agent_swap";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            say: string;
        } | {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @default {} */
            input: {
                [key: string]: string;
            };
            /** @constant */
            kind: "subflow";
            /** @default  */
            name: string;
            /** @default {} */
            output: {
                [key: string]: string;
            };
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default null */
            version: number | null;
            /** @default null */
            workflow_id: string | null;
        } | {
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "wait";
            /** @default  */
            name: string;
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default 5 */
            seconds: number;
        } | {
            /**
             * @default conversation
             * @enum {string}
             */
            ends: "conversation" | "workflow";
            /** @default null */
            global: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "end";
            /** @default  */
            name: string;
            /**
             * @default succeeded
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            overrides: components["schemas"]["WorkflowOverrides"];
            position: {
                x: number;
                y: number;
            };
            /** @default  */
            say: string;
        };
        WorkflowNodeInput: {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "conversation";
            /** @default  */
            message?: string;
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            prompt?: string;
            /** @default true */
            speaks_first?: boolean;
        } | {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "say";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            text?: string;
        } | {
            /** @default 3 */
            attempts_max?: number;
            /** @default false */
            confirm?: boolean;
            /** @default  */
            confirmation?: string;
            /** @default [] */
            fields?: components["schemas"]["WorkflowCollectField"][];
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "collect";
            /**
             * @default ask
             * @enum {string}
             */
            mode?: "ask" | "extract";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            prompt?: string;
        } | {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "branch";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
        } | {
            /** @default {} */
            arguments?: {
                [key: string]: string;
            };
            /** @default {} */
            assign?: {
                [key: string]: string;
            };
            /**
             * @default model
             * @enum {string}
             */
            fill?: "model" | "none";
            /** @default  */
            function?: string | "";
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "tool";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            say?: string;
            /** @default null */
            tool_id?: string | null;
        } | {
            /** @default  */
            destination?: string;
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "transfer";
            /**
             * @default cold
             * @enum {string}
             */
            mode?: "cold" | "warm" | "attended";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            say?: string;
            /** @default  */
            target_key?: string;
            /** @default  */
            whisper?: string;
        } | {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "handoff";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            reason?: string;
            /** @default  */
            say?: string;
        } | {
            /**
             * @default gather
             * @enum {string}
             */
            action?: "gather" | "send";
            /** @default 3 */
            attempts_max?: number;
            /** @default  */
            digits?: string;
            /** @default # */
            finish_on?: string;
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "dtmf";
            /** @default 1 */
            max_digits?: number;
            /** @default 1 */
            min_digits?: number;
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            text?: string;
            /** @default 8 */
            timeout_seconds?: number;
            /** @default null */
            variable?: string | null;
        } | {
            /** @default [] */
            assignments?: {
                expression: string;
                variable: string;
            }[];
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "set_variables";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
        } | {
            /** @default null */
            agent_id?: string | null;
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            /** @default false */
            greet?: boolean;
            id: string;
            /** @constant */
            kind: "agent_swap";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            say?: string;
        } | {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @default {} */
            input?: {
                [key: string]: string;
            };
            /** @constant */
            kind: "subflow";
            /** @default  */
            name?: string;
            /** @default {} */
            output?: {
                [key: string]: string;
            };
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default null */
            version?: number | null;
            /** @default null */
            workflow_id?: string | null;
        } | {
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "wait";
            /** @default  */
            name?: string;
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default 5 */
            seconds?: number;
        } | {
            /**
             * @default conversation
             * @enum {string}
             */
            ends?: "conversation" | "workflow";
            /** @default null */
            global?: components["schemas"]["WorkflowGlobalEntry"] | null;
            id: string;
            /** @constant */
            kind: "end";
            /** @default  */
            name?: string;
            /**
             * @default succeeded
             * @enum {string}
             */
            outcome?: "succeeded" | "failed";
            /** @default {} */
            overrides?: components["schemas"]["WorkflowOverrides"];
            /**
             * @default {
             *       "x": 0,
             *       "y": 0
             *     }
             */
            position?: {
                x: number;
                y: number;
            };
            /** @default  */
            say?: string;
        };
        WorkflowOverrides: {
            interruption_sensitivity?: number;
            knowledge?: {
                enabled?: boolean;
                min_score?: number;
                top_k?: number;
            };
            model?: {
                max_tokens?: number;
                model?: string;
                /** @enum {string} */
                provider?: "builtin" | "openai" | "openai-compatible" | "local" | "anthropic" | "google" | "groq" | "mistral";
                temperature?: number;
            };
            tool_ids?: string[];
        };
        WorkflowPublish: {
            /** @default  */
            note?: string;
        };
        WorkflowPublishPreview: {
            draft_changed: boolean;
            faults: components["schemas"]["WorkflowFault"][];
            fixed_agents: number;
            following_agents: number;
            next_version: number;
            versions_in_use: {
                agents: number;
                running_conversations: number;
                version: number;
            }[];
        };
        WorkflowRollback: {
            /** @default  */
            note?: string;
        };
        WorkflowRun: {
            due_at: string | null;
            end_reason: ("finished" | "failed" | "conversation_ended" | "process_lost") | null;
            ended_at: string | null;
            /** Format: uuid */
            id: string;
            node_id: string;
            outcome: ("succeeded" | "failed") | null;
            /** @enum {string} */
            status: "running" | "ended" | "failed";
            steps: components["schemas"]["WorkflowStep"][];
            variables: {
                [key: string]: components["schemas"]["WorkflowValue"];
            };
            version: number;
            /** Format: uuid */
            workflow_id: string;
        };
        WorkflowRunSummary: {
            agent_id: string | null;
            call_id: string | null;
            /** Format: date-time */
            created_at: string;
            due_at: string | null;
            end_reason: ("finished" | "failed" | "conversation_ended" | "process_lost") | null;
            ended_at: string | null;
            /** Format: uuid */
            id: string;
            node_id: string;
            outcome: ("succeeded" | "failed") | null;
            session_id: string | null;
            /** @enum {string} */
            status: "running" | "ended" | "failed";
            step: number;
            /** Format: date-time */
            updated_at: string;
            version: number;
            /** Format: uuid */
            workflow_id: string;
        };
        WorkflowSimulate: {
            /** @default null */
            agent_id?: string | null;
            /** @default  */
            caller_number?: string;
            /**
             * @default chat
             * @enum {string}
             */
            channel?: "chat" | "phone" | "web_voice";
            /**
             * @default inbound
             * @enum {string}
             */
            direction?: "inbound" | "outbound";
            /**
             * @default builtin
             * @enum {string}
             */
            model?: "builtin" | "agent";
            /** @default false */
            operators_online?: boolean;
            /** @default [] */
            tool_results?: {
                /** @default false */
                is_error?: boolean;
                result: unknown;
                tool: string;
                /** @default {} */
                variables?: {
                    [key: string]: string;
                };
            }[];
            /** @default true */
            transfers_succeed?: boolean;
            /** @default [] */
            turns?: ({
                text: string;
            } | {
                digits: string;
            } | {
                silence_seconds: number;
            })[];
            /** @default {} */
            variables?: {
                [key: string]: string;
            };
            /** @default false */
            verified?: boolean;
            /** @default null */
            version?: number | null;
        };
        WorkflowSimulation: {
            duration_ms: number;
            node_id: string;
            outcome: ("succeeded" | "failed") | null;
            path: string[];
            /** @enum {string} */
            status: "running" | "ended" | "failed";
            turns: {
                actions: {
                    detail: string;
                    /** @enum {string} */
                    kind: "transfer" | "handoff" | "send_digits" | "end_conversation";
                }[];
                input: string;
                /** @enum {string} */
                kind: "start" | "text" | "digits" | "silence";
                node_id: string;
                reply: string;
                steps: components["schemas"]["WorkflowStep"][];
                tools: {
                    arguments: {
                        [key: string]: unknown;
                    };
                    is_error: boolean;
                    name: string;
                    node_id: string;
                    result: string;
                }[];
                waits_seconds: number | null;
            }[];
            unused_turns: number;
            variables: {
                [key: string]: components["schemas"]["WorkflowValue"];
            };
            version: number | null;
        };
        WorkflowStep: {
            /** Format: date-time */
            at: string;
            duration_ms: number;
            edge_id: string | null;
            /** @enum {string} */
            event: "enter" | "input" | "silence" | "return" | "resume";
            /** @enum {string} */
            kind: "conversation" | "say" | "collect" | "branch" | "tool" | "transfer" | "handoff" | "dtmf" | "set_variables" | "agent_swap" | "subflow" | "wait" | "end";
            node_id: string;
            outcome: ("succeeded" | "failed") | null;
            problem: ("expression_failed" | "no_edge" | "node_missing" | "too_many_steps" | "too_deep" | "workflow_missing" | "tool_unavailable" | "agent_missing") | null;
            reason: ("expression" | "intent" | "dtmf" | "timeout" | "result" | "prompt" | "always" | "else" | "global") | null;
            step: number;
            text: string;
            variables: {
                [key: string]: components["schemas"]["WorkflowValue"];
            };
            version: number | null;
            /** Format: uuid */
            workflow_id: string;
        };
        WorkflowSummary: {
            agent_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            draft_changed: boolean;
            /** Format: date-time */
            draft_updated_at: string;
            draft_updated_by: components["schemas"]["Actor"];
            /** Format: uuid */
            id: string;
            name: string;
            published_at: string | null;
            published_version: number | null;
            revision: number;
            running_conversations: number;
            /** Format: date-time */
            updated_at: string;
        };
        WorkflowUpdate: {
            description?: string;
            draft?: components["schemas"]["WorkflowDefinition"];
            name?: string;
        };
        WorkflowValidate: {
            graph: components["schemas"]["WorkflowDefinition"];
            /** Format: uuid */
            workflow_id?: string;
        };
        WorkflowValue: string | number | boolean | string[];
        WorkflowVariable: {
            /** @default null */
            default: components["schemas"]["WorkflowValue"] | null;
            /** @default  */
            description: string;
            name: string;
            /**
             * @default string
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "list";
        };
        WorkflowVariableInput: {
            /** @default null */
            default?: components["schemas"]["WorkflowValue"] | null;
            /** @default  */
            description?: string;
            name: string;
            /**
             * @default string
             * @enum {string}
             */
            type?: "string" | "number" | "boolean" | "list";
        };
        WorkflowVersion: {
            agents: number;
            author: components["schemas"]["Actor"];
            /** Format: date-time */
            created_at: string;
            graph: components["schemas"]["WorkflowDefinition"];
            note: string;
            pins: {
                subflows: {
                    [key: string]: number;
                };
                tools: {
                    [key: string]: number;
                };
            };
            rolled_back_to: number | null;
            running_conversations: number;
            sha256: string;
            /** @enum {string} */
            source: "publish" | "rollback";
            version: number;
        };
        WorkflowVersionSummary: {
            agents: number;
            author: components["schemas"]["Actor"];
            /** Format: date-time */
            created_at: string;
            note: string;
            rolled_back_to: number | null;
            running_conversations: number;
            sha256: string;
            /** @enum {string} */
            source: "publish" | "rollback";
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact_email?: string | null;
                    country?: string | null;
                    language?: string | null;
                    name?: string;
                    timezone?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    regenerateAccountKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 0 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRotated"];
                };
            };
        };
    };
    listImpersonations: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Impersonation"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getPlatformAdminStatus: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformAdminStatus"];
                };
            };
        };
    };
    getResellerAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerAccessSetting"];
                };
            };
        };
    };
    setResellerAccess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shares_conversations: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerAccessSetting"];
                };
            };
        };
    };
    listPlatformAuditLog: {
        parameters: {
            query?: {
                action?: string;
                actor_id?: string;
                cursor?: string;
                format?: "json" | "csv" | "ndjson";
                from?: string;
                include_total?: string;
                limit?: number;
                resource_id?: string;
                tenant_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlatformAuditLogEntry"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
        };
    };
    listIssuedInvoices: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IssuedInvoice"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    getIssuedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    deleteInvoiceDraft: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createCreditNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    finalizeInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    recordInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    getIssuedInvoicePdf: {
        parameters: {
            query?: {
                credit_note_id?: string;
            };
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
        };
    };
    getPlatformInvoiceIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: components["schemas"]["InvoiceIssuer"] | null;
                    };
                };
            };
        };
    };
    setPlatformInvoiceIssuer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceIssuerInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: components["schemas"]["InvoiceIssuer"];
                    };
                };
            };
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
        };
    };
    getInstallationBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    setInstallationBranding: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResellerBrandingWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    uploadInstallationBrandPicture: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                picture: "logo" | "icon";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    deleteInstallationBrandPicture: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                picture: "logo" | "icon";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    listPlatformCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                reseller_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlatformCustomer"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    listOrphanedFiles: {
        parameters: {
            query?: {
                cursor?: string;
                source?: "chat_files" | "avatars" | "knowledge" | "brands";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrphanedFile"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    deleteOrphanedFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrphanDeletion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrphanDeletionAnswer"];
                };
            };
        };
    };
    getPlatformHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformHealth"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                state?: "retrying" | "dead";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOverview"];
                };
            };
        };
    };
    dropJob: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedWork"];
                };
            };
        };
    };
    listEmails: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                status?: "queued" | "sent" | "kept" | "failed";
                tenant_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailServer"];
                };
            };
        };
    };
    setMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailServerWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailServer"];
                };
            };
        };
    };
    deleteMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
        };
    };
    getMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentMaintenance"];
                };
            };
        };
    };
    setMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceNoticeSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceNotice"];
                };
            };
        };
    };
    deleteMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMinutePackages: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MinutePackage"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createMinutePackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency: string;
                    /** @default true */
                    is_public?: boolean;
                    name: string;
                    price_minor_units: number;
                    /** @default null */
                    reseller_id?: string | null;
                    seconds: number;
                    /** @default null */
                    valid_days?: number | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinutePackage"];
                };
            };
        };
    };
    retireMinutePackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                packageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateMinutePackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                packageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_public?: boolean;
                    name?: string;
                    price_minor_units?: number;
                    seconds?: number;
                    valid_days?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinutePackage"];
                };
            };
        };
    };
    listModelServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServerList"];
                };
            };
        };
    };
    createModelServer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelServerCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelServer"];
                };
            };
        };
    };
    deleteModelServer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                serverName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    discoverModelServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundModelServer"][];
                    };
                };
            };
        };
    };
    listPlatformInventory: {
        parameters: {
            query?: {
                country?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                reseller_id?: string;
                state?: "free" | "quarantined" | "assigned" | "releasing";
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlatformInventoryNumber"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    addInventoryNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryNumberCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformInventoryNumber"];
                };
            };
        };
    };
    assignPlatformNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformInventoryAssignment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformInventoryNumber"];
                };
            };
        };
    };
    removeInventoryNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRelease"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unassignPlatformNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRelease"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformInventoryNumber"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency: string;
                    /** @default  */
                    description?: string;
                    /** @default 0 */
                    grace_seconds?: number;
                    included_seconds: number;
                    /** @default true */
                    is_public?: boolean;
                    name: string;
                    /** @default null */
                    overage_limit_minor_units?: number | null;
                    price_minor_units: number;
                    /** @default null */
                    reseller_id?: string | null;
                    /**
                     * @default stop
                     * @enum {string}
                     */
                    when_empty?: "stop" | "grace" | "overage";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    retirePlanOffer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    grace_seconds?: number;
                    included_seconds?: number;
                    is_public?: boolean;
                    name?: string;
                    overage_limit_minor_units?: number | null;
                    price_minor_units?: number;
                    /** @enum {string} */
                    when_empty?: "stop" | "grace" | "overage";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
        };
    };
    listPriceLists: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PriceList"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createPriceList: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    call_increment_seconds?: number;
                    /** @default 0 */
                    chat_turn_micros?: number;
                    currency: string;
                    /** @default null */
                    customer_id?: string | null;
                    inbound_minute_micros: number;
                    /** @default 0 */
                    message_micros?: number;
                    name: string;
                    outbound_minute_micros: number;
                    /** @default null */
                    reseller_id?: string | null;
                    /** Format: date-time */
                    valid_from: string;
                    /** @default null */
                    valid_until?: string | null;
                    web_minute_micros: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
        };
    };
    deletePriceList: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                priceListId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updatePriceList: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                priceListId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    chat_turn_micros?: number;
                    inbound_minute_micros?: number;
                    message_micros?: number;
                    name?: string;
                    outbound_minute_micros?: number;
                    /** Format: date-time */
                    valid_from?: string;
                    valid_until?: string | null;
                    web_minute_micros?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
        };
    };
    listPlatformProviderKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderKey"][];
                    };
                };
            };
        };
    };
    setPlatformProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyProvider: "openai" | "anthropic" | "google" | "groq" | "mistral" | "deepgram" | "elevenlabs" | "cartesia" | "assemblyai" | "azure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKey"];
                };
            };
        };
    };
    deletePlatformProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyProvider: "openai" | "anthropic" | "google" | "groq" | "mistral" | "deepgram" | "elevenlabs" | "cartesia" | "assemblyai" | "azure";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listResellers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reseller"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createReseller: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    admin?: {
                        /** Format: email */
                        email: string;
                        name: string;
                    };
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerCreated"];
                };
            };
        };
    };
    deleteReseller: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                resellerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateReseller: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                resellerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    suspended?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reseller"];
                };
            };
        };
    };
    setPackagePriceTiers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                packageId: string;
                resellerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackagePriceTiersReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerPackage"];
                };
            };
        };
    };
    getPlatformRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionBounds"];
                };
            };
        };
    };
    setPlatformRetention: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionBoundsUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionBounds"];
                };
            };
        };
    };
    listPlatformSipTrunks: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                owner?: "installation" | "reseller" | "tenant";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlatformSipTrunk"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createPlatformSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipTrunkCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformSipTrunk"];
                };
            };
        };
    };
    deletePlatformSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updatePlatformSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipTrunkUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformSipTrunk"];
                };
            };
        };
    };
    testPlatformSipTrunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    test_call_to?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunkCheck"];
                };
            };
        };
    };
    listInstallationSpeechModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechModelList"];
                };
            };
        };
    };
    removeSpeechModel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                speechModelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    downloadSpeechModel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                speechModelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechModel"];
                };
            };
        };
    };
    verifySpeechModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                speechModelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechModelCheck"];
                };
            };
        };
    };
    getStripeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeAccount"];
                };
            };
        };
    };
    setStripeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeAccountWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeAccount"];
                };
            };
        };
    };
    deleteStripeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTenants: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantOverview"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantOverview"];
                };
            };
        };
    };
    enterTenant: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantEntered"];
                };
            };
        };
    };
    getFeatureFlags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
        };
    };
    setFeatureFlags: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureFlagsReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
        };
    };
    leaveTenant: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantLeft"];
                };
            };
        };
    };
    grantMinutes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    expires_at?: string | null;
                    reason: string;
                    seconds: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinuteBalance"];
                };
            };
        };
    };
    assignPlan: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    plan_id: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOverview"];
                };
            };
        };
    };
    listAgents: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
                updated_from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    getAgent: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    setAgentActivation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    getAgentCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCalendar"];
                };
            };
        };
    };
    setAgentCalendar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCalendarConfig"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCalendar"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                phone?: string;
                sort?: "starts_at" | "-starts_at";
                status?: string;
                to?: string;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                bookingId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BookingCancel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    rescheduleBooking: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                bookingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingReschedule"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
        };
    };
    listAvailableSlots: {
        parameters: {
            query?: {
                duration?: number;
                from?: string;
                limit?: number;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableSlots"];
                };
            };
        };
    };
    getAgentDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentDirectory"];
                };
            };
        };
    };
    replaceAgentDirectory: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceAgentDirectory"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentDirectory"];
                };
            };
        };
    };
    duplicateAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    listAgentIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentIntegration"][];
                    };
                };
            };
        };
    };
    setAgentIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentIntegrationSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentIntegration"];
                };
            };
        };
    };
    removeAgentIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateKnowledgeChunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                chunkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeChunkUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeChunk"];
                };
            };
        };
    };
    listKnowledgeBaseFiles: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KnowledgeBaseFile"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    uploadKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
        };
    };
    getKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileDetail"];
                };
            };
        };
    };
    deleteKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeBaseFileUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFileDetail"];
                };
            };
        };
    };
    listKnowledgeBaseChunks: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KnowledgeChunk"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getKnowledgeBaseFileContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    refreshKnowledgeBaseFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
        };
    };
    deleteKnowledgeBaseFiles: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeFilesDelete"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted_ids: string[];
                    };
                };
            };
        };
    };
    getKnowledgeIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeIndex"];
                };
            };
        };
    };
    reindexKnowledgeBase: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeIndex"];
                };
            };
        };
    };
    searchKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeSearchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeSearchAnswer"];
                };
            };
        };
    };
    addKnowledgeBaseText: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeTextCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
        };
    };
    addKnowledgeBaseUrl: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnowledgeUrlCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseFile"];
                };
            };
        };
    };
    getPortalIdentityKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalIdentityKeyStatus"];
                };
            };
        };
    };
    rotatePortalIdentityKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalIdentityKeyIssued"];
                };
            };
        };
    };
    removePortalIdentityKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createTestChatTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestChatTurn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestChatReply"];
                };
            };
        };
    };
    listTestConversations: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestConversation"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createTestConversation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestConversationCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestConversation"];
                };
            };
        };
    };
    getTestConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
                testId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestConversation"];
                };
            };
        };
    };
    deleteTestConversation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                testId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateTestConversation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                testId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestConversationUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestConversation"];
                };
            };
        };
    };
    createTestFromConversation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestConversationSource"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestConversation"];
                };
            };
        };
    };
    listTestRuns: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestRun"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createTestRun: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestRunCreate"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestRun"];
                };
            };
        };
    };
    getTestRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
                testRunId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestRunDetail"];
                };
            };
        };
    };
    compareTestRuns: {
        parameters: {
            query: {
                baseline: string;
                candidate: string;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestRunComparison"];
                };
            };
        };
    };
    listAgentTools: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentTool"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    addAgentTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    enabled?: boolean;
                    /** Format: uuid */
                    tool_id?: string;
                } & {
                    [key: string]: unknown;
                }) | unknown | components["schemas"]["CreateToolRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedTool"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedTool"];
                };
            };
        };
    };
    removeAgentTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                toolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getTrafficSplit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficSplit"] | null;
                };
            };
        };
    };
    setTrafficSplit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrafficSplitUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficSplit"];
                };
            };
        };
    };
    endTrafficSplit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAgentTransferTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTransferTargets"];
                };
            };
        };
    };
    replaceAgentTransferTargets: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceTransferTargets"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTransferTargets"];
                };
            };
        };
    };
    listAgentVersions: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentVersionSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getAgentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
                versionNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentVersion"];
                };
            };
        };
    };
    restoreAgentVersion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
                versionNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentRestored"];
                };
            };
        };
    };
    compareAgentVersions: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentVersionComparison"];
                };
            };
        };
    };
    assignWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowAssign"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAssignment"];
                };
            };
        };
    };
    unassignWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTrashedAgents: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
                updated_from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    purgeTrashedAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentPurged"];
                };
            };
        };
    };
    restoreTrashedAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RestoreTrashedAgent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredAgent"];
                };
            };
        };
    };
    advancedWizardGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedWizardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedAgent"];
                };
            };
        };
    };
    crawlExtract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrawlExtractRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractedBusiness"];
                };
            };
        };
    };
    crawlGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrawlGenerateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedFromWebsite"];
                };
            };
        };
    };
    profileExtract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileExtractRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractedProfile"];
                };
            };
        };
    };
    profileGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessProfileInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedFromProfile"];
                };
            };
        };
    };
    refinePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefinePromptRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefinedPrompt"];
                };
            };
        };
    };
    listAgentTemplates: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentTemplates"];
                };
            };
        };
    };
    wizardGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WizardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedAgent"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    allowed_ips?: string[];
                    /** @default null */
                    expires_at?: string | null;
                    name: string;
                    /** @default null */
                    requests_per_minute?: number | null;
                    scopes: string[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyIssued"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 0 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRotated"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                action?: string;
                actor_id?: string;
                cursor?: string;
                format?: "json" | "csv" | "ndjson";
                from?: string;
                include_total?: string;
                limit?: number;
                resource_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditLogEntry"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** Format: email */
                    new_email: string;
                    password: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        delivery: "email" | "kept";
                        /** @constant */
                        status: "check_email";
                    };
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantEntered"];
                };
            };
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantLeft"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | components["schemas"]["SecondFactorRequired"];
                };
            };
        };
    };
    logInWithSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge_token: string;
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language?: string;
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
        };
    };
    listOwnNewsletters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterConsent"][];
                    };
                };
            };
        };
    };
    setOwnNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resellerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_subscribed: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterConsent"];
                };
            };
        };
    };
    migratePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    new_password?: string;
                    old_password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "migrated";
                    };
                };
            };
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        delivery: "email" | "kept";
                        /** @constant */
                        status: "accepted";
                    };
                };
            };
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                } | {
                    new_password: string;
                    reset_token: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    refresh_token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    invite_token?: string;
                    /** @default en */
                    language?: string;
                    name: string;
                    password: string;
                    tenant_name?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | {
                        /** @enum {string} */
                        delivery: "email" | "kept";
                        /** @constant */
                        status: "check_email";
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | {
                        /** @enum {string} */
                        delivery: "email" | "kept";
                        /** @constant */
                        status: "check_email";
                    };
                };
            };
        };
    };
    switchTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    tenant_id: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    enableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    setUpSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | components["schemas"]["SecondFactorRequired"];
                };
            };
        };
    };
    getBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: components["schemas"]["BillingDetails"] | null;
                    };
                };
            };
        };
    };
    setBillingDetails: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetailsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: components["schemas"]["BillingDetails"];
                    };
                };
            };
        };
    };
    getPublicBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBrand"];
                };
            };
        };
    };
    askCertificate: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                    };
                };
            };
        };
    };
    getBrandPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
        };
    };
    listCalendarConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionList"];
                };
            };
        };
    };
    createCalendarConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarConnectionCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnection"];
                };
            };
        };
    };
    deleteCalendarConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listConnectedCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedCalendarList"];
                };
            };
        };
    };
    testCalendarConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionCheck"];
                };
            };
        };
    };
    getGoogleCalendarAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAuthorization"];
                };
            };
        };
    };
    finishGoogleCalendarAuthorization: {
        parameters: {
            query?: {
                code?: string;
                error?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getMicrosoftCalendarAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAuthorization"];
                };
            };
        };
    };
    finishMicrosoftCalendarAuthorization: {
        parameters: {
            query?: {
                code?: string;
                error?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listCalls: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                direction?: "inbound" | "outbound";
                from?: string;
                include_total?: string;
                limit?: number;
                metadata?: {
                    [key: string]: string;
                };
                phone_number?: string;
                q?: string;
                sort?: "-started_at" | "started_at" | "-duration_seconds" | "duration_seconds";
                status?: string;
                to?: string;
                type?: "phone" | "web";
                was_transferred?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Call"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
        };
    };
    eraseCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCertificate"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCertificate"];
                };
            };
        };
    };
    analyzeCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnalysis"];
                };
            };
        };
    };
    completeCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
        };
    };
    controlCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallCommand"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallCommandDone"];
                };
            };
        };
    };
    streamCallEvents: {
        parameters: {
            query?: {
                last_event_id?: string;
            };
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getCallRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallRecording"];
                };
            };
        };
    };
    getCallRecordingContent: {
        parameters: {
            query: {
                expires: string;
                redirect?: "false";
                signature: string;
                tenant: string;
            };
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/ogg": string;
                    "audio/wav": string;
                };
            };
        };
    };
    diagnoseCallRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingDiagnosis"];
                };
            };
        };
    };
    openCallRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listCallToolExecutions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ToolCallLog"][];
                    };
                };
            };
        };
    };
    getCallTranscript: {
        parameters: {
            query?: {
                format?: "json" | "txt" | "vtt" | "srt";
            };
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallTranscript"];
                    "application/x-subrip": string;
                    "text/plain": string;
                    "text/vtt": string;
                };
            };
        };
    };
    eraseCallsBySubject: {
        parameters: {
            query: {
                phone_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCertificate"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCertificate"];
                };
            };
        };
    };
    exportCalls: {
        parameters: {
            query?: {
                agent_id?: string;
                direction?: "inbound" | "outbound";
                from?: string;
                metadata?: {
                    [key: string]: string;
                };
                phone_number?: string;
                q?: string;
                sort?: "-started_at" | "started_at";
                status?: string;
                to?: string;
                type?: "phone" | "web";
                was_transferred?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportDataSubject: {
        parameters: {
            query: {
                phone_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectExport"];
                };
            };
        };
    };
    startOutboundCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartOutboundCall"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
        };
    };
    startAdHocOutboundCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAdHocOutboundCall"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
        };
    };
    getOutboundQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundQueue"];
                };
            };
        };
    };
    repairRecordings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingRepair"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingJob"];
                };
            };
        };
    };
    getCallStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallStatistics"];
                };
            };
        };
    };
    getDetailedCallStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedCallStatistics"];
                };
            };
        };
    };
    getCallUsage: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallUsage"];
                };
            };
        };
    };
    getChatAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                avatarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
        };
    };
    listContactRequests: {
        parameters: {
            query?: {
                agent_id?: string;
                assignee_id?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRequest"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createContactRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
                    message: string;
                    name: string;
                    phone_number?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedContactRequest"];
                };
            };
        };
    };
    updateContactRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assignee_id?: string | null;
                    note?: string;
                    /** @enum {string} */
                    status?: "new" | "in_progress" | "resolved" | "spam";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRequest"];
                };
            };
        };
    };
    listContactReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReplies"];
                };
            };
        };
    };
    replyToContactRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default in_progress
                     * @enum {string}
                     */
                    status?: "in_progress" | "resolved";
                    text: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReply"];
                };
            };
        };
    };
    getChatDeskSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatDeskSettings"];
                };
            };
        };
    };
    updateChatDeskSettings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    assignment?: "manual" | "round_robin" | "least_busy";
                    first_reply_minutes?: number | null;
                    hours?: {
                        timezone: string;
                        weekly: {
                            /** @default [] */
                            friday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            monday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            saturday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            sunday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            thursday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            tuesday?: {
                                from: string;
                                to: string;
                            }[];
                            /** @default [] */
                            wednesday?: {
                                from: string;
                                to: string;
                            }[];
                        };
                    } | null;
                    max_chats?: number | null;
                    resolution_minutes?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatDeskSettings"];
                };
            };
        };
    };
    getChatFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    listChatLabels: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatLabel"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createChatLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default gray
                     * @enum {string}
                     */
                    color?: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLabel"];
                };
            };
        };
    };
    deleteChatLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                labelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateChatLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                labelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    color?: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLabel"];
                };
            };
        };
    };
    setOperatorAvatar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOperator"];
                };
            };
        };
    };
    removeOperatorAvatar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOperator"];
                };
            };
        };
    };
    listCannedReplies: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                language?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CannedReply"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createCannedReply: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    language?: string | null;
                    shortcut: string;
                    text: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
        };
    };
    deleteCannedReply: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateCannedReply: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                replyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language?: string | null;
                    shortcut?: string;
                    text?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReply"];
                };
            };
        };
    };
    listOperatorChats: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                include_total?: string;
                label_id?: string;
                limit?: number;
                mine?: string;
                operator_id?: string;
                priority?: string;
                q?: string;
                status?: string;
                team_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskChat"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getOperatorChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    updateOperatorChat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label_ids?: string[];
                    /** @enum {string} */
                    priority?: "none" | "low" | "high" | "urgent";
                    snoozed_until?: string | null;
                    team_id?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    assignOperatorChat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    operator_id: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    claimOperatorChat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    closeOperatorChat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    reason?: "spam";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    updateChatCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: ("" | string) | null;
                    name?: string | null;
                    note?: string;
                    phone_number?: string | null;
                    variables?: {
                        [key: string]: string | null;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    draftOperatorReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftReply"];
                };
            };
        };
    };
    uploadOperatorFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatFile"];
                };
            };
        };
    };
    listOperatorChatMessages: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskMessage"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    sendOperatorMessage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_message_id?: string;
                    /** @default [] */
                    file_ids?: string[];
                    /** @default [] */
                    mention_ids?: string[];
                    /** @default  */
                    text?: string;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "internal";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
        };
    };
    releaseOperatorChat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                    /** Format: uuid */
                    operator_id?: string;
                    team_id?: string | null;
                    /** @enum {string} */
                    to: "queue" | "agent" | "operator";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"];
                };
            };
        };
    };
    postOperatorTyping: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    seen_message_id?: string;
                    typing?: boolean;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeManyChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action: {
                        /** @constant */
                        kind: "assign";
                        /** Format: uuid */
                        operator_id: string;
                    } | {
                        /** @constant */
                        kind: "team";
                        team_id: string | null;
                    } | {
                        /** @default [] */
                        add?: string[];
                        /** @constant */
                        kind: "label";
                        /** @default [] */
                        remove?: string[];
                    } | {
                        /** @constant */
                        kind: "priority";
                        /** @enum {string} */
                        priority: "none" | "low" | "high" | "urgent";
                    } | {
                        /** @constant */
                        kind: "snooze";
                        /** Format: date-time */
                        until: string;
                    } | {
                        /** @constant */
                        kind: "close";
                    };
                    session_ids: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChatResult"];
                };
            };
        };
    };
    streamOperatorEvents: {
        parameters: {
            query?: {
                last_event_id?: string;
                ticket?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    createOperatorEventTicket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorEventTicket"];
                };
            };
        };
    };
    listChatMentions: {
        parameters: {
            query?: {
                unread?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMention"][];
                    };
                };
            };
        };
    };
    readChatMentions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    session_id?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMentionsRead"];
                };
            };
        };
    };
    listChatQueue: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskChat"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getChatDeskReport: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                operator_id?: string;
                team_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatDeskReport"];
                };
            };
        };
    };
    getOperatorStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                operator_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorStatistics"];
                };
            };
        };
    };
    getOperatorStatus: {
        parameters: {
            query?: {
                all?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOperatorStatus"];
                };
            };
        };
    };
    setOperatorStatus: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    capacity?: number;
                    display_name?: string | null;
                    /** @enum {string} */
                    status: "online" | "away" | "offline";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOperator"];
                };
            };
        };
    };
    listChatViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatView"][];
                    };
                };
            };
        };
    };
    createChatView: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters: components["schemas"]["DeskFilters"];
                    /** @default false */
                    is_shared?: boolean;
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"];
                };
            };
        };
    };
    deleteChatView: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateChatView: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters?: components["schemas"]["DeskFilters"];
                    is_shared?: boolean;
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"];
                };
            };
        };
    };
    listChatSessions: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                operator_id?: string;
                q?: string;
                status?: string;
                to?: string;
                verified?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskChat"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    startChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    agent_id: string;
                    identity_token?: string | {
                        hmac: string;
                        user_id: string;
                    };
                    locale?: string;
                    message?: {
                        client_message_id?: string;
                        text: string;
                    };
                    /** Format: uri */
                    page_url?: string;
                    variables?: {
                        [key: string]: string;
                    };
                    visitor?: {
                        /** Format: email */
                        email?: string;
                        name?: string;
                        phone_number?: string;
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedChatSession"];
                };
            };
        };
    };
    getChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionWithMessages"];
                };
            };
        };
    };
    analyzeChatSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnalysis"];
                };
            };
        };
    };
    closeChatSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionStatus"];
                };
            };
        };
    };
    streamChatSessionEvents: {
        parameters: {
            query?: {
                last_event_id?: string;
                ticket?: string;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    createChatEventTicket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTicket"];
                };
            };
        };
    };
    uploadChatFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatFile"];
                };
            };
        };
    };
    requestChatHandoff: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedHandoff"];
                };
            };
        };
    };
    cancelChatHandoff: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionStatus"];
                };
            };
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMessage"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_message_id?: string;
                    /** @default [] */
                    file_ids?: string[];
                    /** @default  */
                    text?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentChatMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    rateChatSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    comment?: string;
                    score: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionStatus"];
                };
            };
        };
    };
    getChatSessionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionStatus"];
                };
            };
        };
    };
    postChatSessionStatus: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    after?: string;
                    /** Format: uuid */
                    seen?: string;
                    typing?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolledChatSessionStatus"];
                };
            };
        };
    };
    answerChatToolCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
                toolCallId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToolCall"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getChatVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatVerification"];
                };
            };
        };
    };
    startChatVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "email_otp" | "sms_otp" | "eid" | "mobile_pay";
                    target?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatVerification"];
                };
            };
        };
    };
    confirmChatVerification: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatVerification"];
                };
            };
        };
    };
    updateChatVisitor: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
                    identity_token?: string | {
                        hmac: string;
                        user_id: string;
                    };
                    name?: string;
                    phone_number?: string;
                    variables?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatVisitor"];
                };
            };
        };
    };
    closeInactiveChatSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    agent_id?: string;
                    /** @default false */
                    dry_run?: boolean;
                    older_than_minutes: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InactiveChatsClosed"];
                };
            };
        };
    };
    getChatStats: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStats"];
                };
            };
        };
    };
    listChatTeams: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatTeam"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createChatTeam: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default manual
                     * @enum {string}
                     */
                    assignment?: "manual" | "round_robin" | "least_busy";
                    /** @default null */
                    max_chats?: number | null;
                    /** @default [] */
                    member_ids?: string[];
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatTeam"];
                };
            };
        };
    };
    deleteChatTeam: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateChatTeam: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                teamId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    assignment?: "manual" | "round_robin" | "least_busy";
                    max_chats?: number | null;
                    member_ids?: string[];
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatTeam"];
                };
            };
        };
    };
    getPublicWidgetConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicWidgetConfig"];
                };
            };
        };
    };
    uploadChatAvatar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetAvatar"];
                };
            };
        };
    };
    deleteChatAvatar: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getWidgetConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetConfig"];
                };
            };
        };
    };
    updateWidgetConfig: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetConfigUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetConfig"];
                };
            };
        };
    };
    patchWidgetConfig: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetConfigPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetConfig"];
                };
            };
        };
    };
    getWidgetInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetInstallation"];
                };
            };
        };
    };
    checkWidgetInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetInstallationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetInstallation"];
                };
            };
        };
    };
    getWidgetRuntime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetRuntime"];
                };
            };
        };
    };
    getVerificationRequired: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRequired"];
                };
            };
        };
    };
    listCrmAgents: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrmAgent"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    startCrmCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmCallCreate"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmCall"];
                };
            };
        };
    };
    listCrmConversations: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                phone_number?: string;
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrmConversation"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getCrmRecordingLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmRecordingLink"];
                };
            };
        };
    };
    listDirectoryEntries: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                kind?: "person" | "department";
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DirectoryEntry"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createDirectoryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDirectoryEntry"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntry"];
                };
            };
        };
    };
    getDirectoryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntry"];
                };
            };
        };
    };
    deleteDirectoryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDirectoryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryEntryUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntry"];
                };
            };
        };
    };
    importDirectory: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryImport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryImportReport"];
                };
            };
        };
    };
    matchDirectory: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryMatchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMatch"];
                };
            };
        };
    };
    listEndOfCallWebhooks: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndOfCallWebhook"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createEndOfCallWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEndOfCallWebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndOfCallWebhookCreated"];
                };
            };
        };
    };
    getEndOfCallWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndOfCallWebhook"];
                };
            };
        };
    };
    deleteEndOfCallWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateEndOfCallWebhook: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEndOfCallWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndOfCallWebhook"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                status?: string;
                subject_id?: string;
                to?: string;
                type?: string;
            };
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    redeliverWebhooks: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverWebhooks"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksRedelivered"];
                };
            };
        };
    };
    rotateEndOfCallWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretRotated"];
                };
            };
        };
    };
    testEndOfCallWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
        };
    };
    streamAccountEvents: {
        parameters: {
            query?: {
                last_event_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getDetailedHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedHealth"];
                };
            };
        };
    };
    finishIdentityLink: {
        parameters: {
            query: {
                state: string;
            };
            header?: never;
            path: {
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    receiveIdentityCallback: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    auth_req_id: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listIdentityConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        available: {
                            is_connected: boolean;
                            /** @enum {string} */
                            method: "eid" | "mobile_pay";
                            /** @enum {string} */
                            provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
                        }[];
                        data: components["schemas"]["IdentityConnection"][];
                    };
                };
            };
        };
    };
    setIdentityConnection: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityConnectionSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityConnection"];
                };
            };
        };
    };
    deleteIdentityConnection: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testIdentityConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "oidc-ciba" | "oidc" | "bankid" | "vipps";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityConnection"];
                };
            };
        };
    };
    listMarketplaceTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MarketplaceTool"][];
                    };
                };
            };
        };
    };
    installMarketplaceTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                toolKey: "verify-eid" | "verify-mobile-pay" | "verify-before-payout";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallMarketplaceTool"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstalledMarketplaceTool"];
                };
            };
        };
    };
    getIdentityRetentionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityRetentionPolicy"];
                };
            };
        };
    };
    setIdentityRetentionPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityRetentionPolicySet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityRetentionPolicy"];
                };
            };
        };
    };
    getIdentityStatistics: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityStatistics"];
                };
            };
        };
    };
    listIdentityVerifications: {
        parameters: {
            query?: {
                agent_id?: string;
                call_id?: string;
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                method?: "eid" | "mobile_pay";
                mode?: "test" | "live";
                provider?: "oidc-ciba" | "oidc" | "bankid" | "vipps";
                session_id?: string;
                state?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityVerification"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getIdentityVerification: {
        parameters: {
            query?: {
                wait?: number;
            };
            header?: never;
            path: {
                verificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityVerification"];
                };
            };
        };
    };
    anonymizeIdentityVerification: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                verificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymizedVerification"];
                };
            };
        };
    };
    startEidVerification: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartIdentityVerification"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityVerification"];
                };
            };
        };
    };
    startMobilePayVerification: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartIdentityVerification"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityVerification"];
                };
            };
        };
    };
    listIntegrationConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connection"][];
                    };
                };
            };
        };
    };
    createIntegrationConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
        };
    };
    deleteIntegrationConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testIntegrationConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
        };
    };
    listCrmCallLogs: {
        parameters: {
            query?: {
                call_id?: string;
                connection_id?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrmCallLog"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    listCrmLoggingPresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrmLoggingPreset"][];
                    };
                };
            };
        };
    };
    setCrmLoggingPreset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmLoggingPresetSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmLoggingPreset"];
                };
            };
        };
    };
    lookUpCaller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallerLookupRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallerLookup"];
                };
            };
        };
    };
    dispatchEndOfCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndOfCallDispatch"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CrmCallLog"][];
                    };
                };
            };
        };
    };
    executeIntegrationAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationRunRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationRun"];
                };
            };
        };
    };
    listIntegrationProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IntegrationProvider"][];
                    };
                };
            };
        };
    };
    listIntegrationActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IntegrationAction"][];
                    };
                };
            };
        };
    };
    authorizeIntegration: {
        parameters: {
            query?: {
                channel_link?: string;
                connection_id?: string;
                login_domain?: string;
                name?: string;
                sheet?: string;
                spreadsheet_id?: string;
                subdomain?: string;
            };
            header?: never;
            path: {
                provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthAuthorization"];
                };
            };
        };
    };
    finishIntegrationAuthorization: {
        parameters: {
            query: {
                code?: string;
                error?: string;
                state: string;
            };
            header?: never;
            path: {
                provider: "google_sheets" | "http" | "hubspot" | "microsoft_teams" | "pipedrive" | "salesforce" | "slack" | "zendesk";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listInvites: {
        parameters: {
            query?: {
                cursor?: string;
                email?: string;
                include_total?: string;
                limit?: number;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invite"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @default null */
                    organization_id?: string | null;
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteCreated"];
                };
            };
        };
    };
    revokeInvite: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                inviteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    inspectInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteView"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: {
                credit_note_id?: string;
            };
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
        };
    };
    listLanguageModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LanguageModelOption"][];
                    };
                };
            };
        };
    };
    getMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentMaintenance"];
                };
            };
        };
    };
    showUnsubscribe: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    listPartnerIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerIntegration"][];
                    };
                };
            };
        };
    };
    setPartnerIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                partner: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerIntegrationSet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerIntegrationStored"];
                };
            };
        };
    };
    deletePartnerIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                partner: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listPhoneNumbers: {
        parameters: {
            query?: {
                agent_id?: string;
                assigned?: string;
                country?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                source?: "import" | "pool" | "carrier";
                trunk_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhoneNumber"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    updatePhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNumberUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    assignPhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNumberAssignment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    checkPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberCheck"];
                };
            };
        };
    };
    releasePhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    unassignPhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    searchAvailableNumbers: {
        parameters: {
            query: {
                area_code?: string;
                contains?: string;
                country: string;
                limit?: number;
                provider?: "builtin" | "twilio" | "telnyx";
                type?: "local" | "mobile" | "national" | "toll_free";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableNumbers"];
                };
            };
        };
    };
    getPhoneConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneConnection"];
                };
            };
        };
    };
    importPhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNumberImport"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    listPoolNumbers: {
        parameters: {
            query?: {
                capabilities?: string;
                country?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                type?: "local" | "mobile" | "national" | "toll_free";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoolNumber"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    claimPoolNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                numberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    purchasePhoneNumber: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNumberPurchase"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
        };
    };
    getDataSubject: {
        parameters: {
            query: {
                phone_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubject"];
                };
            };
        };
    };
    listDeletionCertificates: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                include_total?: string;
                kind?: "subject" | "call" | "agent" | "customer" | "identity_verification";
                limit?: number;
                phone_number?: string;
                state?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletionCertificate"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getDeletionCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                certificateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionCertificateDetail"];
                };
            };
        };
    };
    listLegalHolds: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                kind?: "call" | "chat" | "recording";
                limit?: number;
                object_id?: string;
                state?: "active" | "lifted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LegalHold"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    setLegalHold: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLegalHoldRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHold"];
                };
            };
        };
    };
    liftLegalHold: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                holdId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHold"];
                };
            };
        };
    };
    getRetentionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionPolicy"];
                };
            };
        };
    };
    setRetentionPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionPolicyUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionPolicy"];
                };
            };
        };
    };
    previewRetention: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionPolicyUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionPreview"];
                };
            };
        };
    };
    listProviderKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderKey"][];
                    };
                };
            };
        };
    };
    setProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyProvider: "openai" | "anthropic" | "google" | "groq" | "mistral" | "deepgram" | "elevenlabs" | "cartesia" | "assemblyai" | "azure";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderKey"];
                };
            };
        };
    };
    deleteProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyProvider: "openai" | "anthropic" | "google" | "groq" | "mistral" | "deepgram" | "elevenlabs" | "cartesia" | "assemblyai" | "azure";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getOwnResellerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    rotateOwnResellerKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 0 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRotated"];
                };
            };
        };
    };
    listResellerKeys: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createResellerKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    allowed_ips?: string[];
                    /** @default null */
                    expires_at?: string | null;
                    name: string;
                    /** @default null */
                    requests_per_minute?: number | null;
                    scopes: string[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyIssued"];
                };
            };
        };
    };
    revokeResellerKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listResellerAuditLog: {
        parameters: {
            query?: {
                action?: string;
                actor_id?: string;
                cursor?: string;
                format?: "json" | "csv" | "ndjson";
                from?: string;
                include_total?: string;
                limit?: number;
                resource_id?: string;
                tenant_id?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditLogEntry"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
        };
    };
    getResellerBilling: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBilling"];
                };
            };
        };
    };
    getInvoiceIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: components["schemas"]["InvoiceIssuer"] | null;
                    };
                };
            };
        };
    };
    setInvoiceIssuer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceIssuerInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: components["schemas"]["InvoiceIssuer"];
                    };
                };
            };
        };
    };
    exportResellerStatement: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getResellerBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    setResellerBranding: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResellerBrandingWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    uploadResellerBrandPicture: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                picture: "logo" | "icon";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    deleteResellerBrandPicture: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                picture: "logo" | "icon";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerBranding"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    contact_email?: string;
                    country?: string;
                    /** @default en */
                    language?: string;
                    name: string;
                    /** @default null */
                    package_id?: string | null;
                    /** @default UTC */
                    timezone?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerCreated"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    trashCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact_email?: string | null;
                    country?: string | null;
                    language?: string;
                    name?: string;
                    package_id?: string | null;
                    timezone?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    listCustomerKeys: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                state?: string;
            };
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createCustomerKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    allowed_ips?: string[];
                    /** @default null */
                    expires_at?: string | null;
                    name: string;
                    /** @default null */
                    requests_per_minute?: number | null;
                    scopes: string[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyIssued"];
                };
            };
        };
    };
    revokeCustomerKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    impersonateCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 60 */
                    minutes?: number;
                    reason: string;
                    /** Format: uuid */
                    staff_id?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationLink"];
                };
            };
        };
    };
    resumeCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    suspendCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @default end
                     * @enum {string}
                     */
                    live_calls?: "end" | "finish";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    listTrashedCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    purgeCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPurged"];
                };
            };
        };
    };
    restoreCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    listResellerDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResellerDomain"][];
                    };
                };
            };
        };
    };
    createResellerDomain: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResellerDomainCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerDomain"];
                };
            };
        };
    };
    deleteResellerDomain: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    verifyResellerDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerDomain"];
                };
            };
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                language?: "en" | "sv" | "de" | "fr" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailTemplate"][];
                    };
                };
            };
        };
    };
    setEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                key: "invite" | "invite_by_key" | "password_reset" | "email_verification" | "account_exists" | "password_changed" | "email_change" | "email_changed" | "second_factor_on" | "second_factor_off" | "webhook_failing" | "webhook_gone" | "webhook_secret_rotated" | "webhook_secret_replaced" | "invoice_issued" | "invoice_paid" | "chat_mention";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
        };
    };
    previewEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                key: "invite" | "invite_by_key" | "password_reset" | "email_verification" | "account_exists" | "password_changed" | "email_change" | "email_changed" | "second_factor_on" | "second_factor_off" | "webhook_failing" | "webhook_gone" | "webhook_secret_rotated" | "webhook_secret_replaced" | "invoice_issued" | "invoice_paid" | "chat_mention";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplatePreview"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedEmail"];
                };
            };
        };
    };
    testEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                key: "invite" | "invite_by_key" | "password_reset" | "email_verification" | "account_exists" | "password_changed" | "email_change" | "email_changed" | "second_factor_on" | "second_factor_off" | "webhook_failing" | "webhook_gone" | "webhook_secret_rotated" | "webhook_secret_replaced" | "invoice_issued" | "invoice_paid" | "chat_mention";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateTest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listResellerInvoices: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IssuedInvoice"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getResellerInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    createResellerCreditNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteCreate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    recordResellerInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfCustomer"];
                };
            };
        };
    };
    getResellerInvoicePdf: {
        parameters: {
            query?: {
                credit_note_id?: string;
            };
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
        };
    };
    getNewsletterAudience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterAudience"];
                };
            };
        };
    };
    previewNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterWrite"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedEmail"];
                };
            };
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Newsletter"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterWrite"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                newsletterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
        };
    };
    deleteNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                newsletterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                newsletterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    button?: {
                        label: string;
                        /** Format: uri */
                        url: string;
                    } | null;
                    /** @enum {string} */
                    language?: "en" | "sv" | "de" | "fr" | "es";
                    subject?: string;
                    text?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
        };
    };
    sendNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                newsletterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
        };
    };
    testNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                newsletterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    to: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listResellerInventory: {
        parameters: {
            query?: {
                country?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                state?: "free" | "quarantined" | "assigned" | "releasing";
                tenant_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InventoryNumber"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    addResellerNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResellerNumberCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryNumber"];
                };
            };
        };
    };
    assignResellerNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryAssignment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryNumber"];
                };
            };
        };
    };
    removeResellerNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRelease"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unassignResellerNumber: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRelease"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryNumber"];
                };
            };
        };
    };
    listResellerPackages: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResellerPackage"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createResellerPackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    description?: string;
                    /** @default {} */
                    modules?: {
                        analysis?: boolean;
                        calendar?: boolean;
                        chat?: boolean;
                        knowledge?: boolean;
                        live_desk?: boolean;
                        outbound_calls?: boolean;
                        phone?: boolean;
                        statistics?: boolean;
                        testing?: boolean;
                        tools?: boolean;
                        web_voice?: boolean;
                        webhooks?: boolean;
                        workflows?: boolean;
                        writing_assistant?: boolean;
                    };
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerPackage"];
                };
            };
        };
    };
    deleteResellerPackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                packageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateResellerPackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                packageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    modules?: {
                        analysis?: boolean;
                        calendar?: boolean;
                        chat?: boolean;
                        knowledge?: boolean;
                        live_desk?: boolean;
                        outbound_calls?: boolean;
                        phone?: boolean;
                        statistics?: boolean;
                        testing?: boolean;
                        tools?: boolean;
                        web_voice?: boolean;
                        webhooks?: boolean;
                        workflows?: boolean;
                        writing_assistant?: boolean;
                    };
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerPackage"];
                };
            };
        };
    };
    getResellerPriceTiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerPriceTiers"];
                };
            };
        };
    };
    getResellerRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionBounds"];
                };
            };
        };
    };
    setResellerRetention: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionBoundsUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionBounds"];
                };
            };
        };
    };
    getResellerSipTrunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerSipTrunk"];
                };
            };
        };
    };
    putResellerSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipTrunkReplace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunk"];
                };
            };
        };
    };
    testResellerSipTrunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    test_call_to?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunkCheck"];
                };
            };
        };
    };
    listResellerStaff: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResellerStaff"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createResellerStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    /** @default staff */
                    role?: components["schemas"]["ResellerRole"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerStaff"];
                };
            };
        };
    };
    deleteResellerStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateResellerStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["ResellerRole"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResellerStaff"];
                };
            };
        };
    };
    listSipTrunks: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SipTrunk"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipTrunkCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunk"];
                };
            };
        };
    };
    getSipTrunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunk"];
                };
            };
        };
    };
    deleteSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateSipTrunk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipTrunkUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunk"];
                };
            };
        };
    };
    checkSipTrunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    test_call_to?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunkCheck"];
                };
            };
        };
    };
    getSipTrunkStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trunkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SipTrunkStatus"];
                };
            };
        };
    };
    listSpeechModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpeechModelSummary"][];
                    };
                };
            };
        };
    };
    getAgentStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentStatistics"];
                };
            };
        };
    };
    getDailyStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStatistics"];
                };
            };
        };
    };
    getStatisticsDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsDashboard"];
                };
            };
        };
    };
    getMonthlyStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                timezone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyStatistics"];
                };
            };
        };
    };
    getPlatformOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformOverview"];
                };
            };
        };
    };
    listRecordings: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                state?: "recording" | "ready" | "failed";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordingSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getRecordingJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recordingJobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingJob"];
                };
            };
        };
    };
    listOrphanedRecordings: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrphanedRecording"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    deleteOrphanedRecordings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrphanDeletion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrphanDeletionAnswer"];
                };
            };
        };
    };
    syncRecordings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingSync"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingJob"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOverview"];
                };
            };
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    order_id?: string;
                    /** Format: uuid */
                    package_id?: string;
                    /** Format: uuid */
                    plan_id?: string;
                    /** Format: uri */
                    return_url?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    listPlanOffers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanOffer"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    return_url?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
        };
    };
    upgradeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    plan_id: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
        };
    };
    lookUpSupport: {
        parameters: {
            query: {
                q: string;
                reason: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportLookup"];
                };
            };
        };
    };
    receiveCarrierWebhook: {
        parameters: {
            query?: {
                call_id?: string;
                event?: "status";
            };
            header?: never;
            path: {
                agentId: string;
                provider: "twilio" | "telnyx";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    owner_email?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantCreated"];
                };
            };
        };
    };
    listToolLogs: {
        parameters: {
            query?: {
                agent_id?: string;
                call_id?: string;
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                session_id?: string;
                source?: "parley" | "test" | "external";
                status?: string;
                to?: string;
                tool_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ToolLogSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createToolLog: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToolLogRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolLog"];
                };
            };
        };
    };
    getToolLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                logId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolLog"];
                };
            };
        };
    };
    getToolLogStatistics: {
        parameters: {
            query?: {
                agent_id?: string;
                from?: string;
                to?: string;
                tool_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolLogStatistics"];
                };
            };
        };
    };
    listTools: {
        parameters: {
            query?: {
                agent_id?: string;
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tool"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToolRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTool"];
                };
            };
        };
    };
    getTool: {
        parameters: {
            query?: {
                revision?: number;
            };
            header?: never;
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
        };
    };
    deleteTool: {
        parameters: {
            query?: {
                force?: string;
            };
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateToolRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
        };
    };
    copyTool: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyTool"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
        };
    };
    rotateToolSigningSecret: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSecretRotated"];
                };
            };
        };
    };
    testTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                toolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    arguments?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolTrial"];
                };
            };
        };
    };
    getMinuteBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinuteBalance"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    orderMinutes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    package_id: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    invoiceOrder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    listMinutePackageOffers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MinutePackageOffer"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    listUnansweredQuestions: {
        parameters: {
            query?: {
                agent_id?: string;
                channel?: "call" | "chat";
                cursor?: string;
                from?: string;
                include_total?: string;
                limit?: number;
                q?: string;
                sort?: "-last_asked_at" | "-count";
                state?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnansweredQuestion"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getUnansweredQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestionDetail"];
                };
            };
        };
    };
    updateUnansweredQuestion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnansweredQuestionUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnansweredQuestion"];
                };
            };
        };
    };
    answerUnansweredQuestion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnansweredQuestionAnswer"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredQuestion"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                organization_id?: string;
                q?: string;
                role?: components["schemas"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization_id?: string | null;
                    role?: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    listVoices: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoiceOption"][];
                        unreached: ("builtin" | "deepgram" | "elevenlabs" | "openai" | "openai-compatible" | "cartesia" | "azure")[];
                    };
                };
            };
        };
    };
    previewVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoicePreview"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                };
            };
        };
    };
    getWebVoiceAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebVoiceAvatar"];
                };
            };
        };
    };
    getRecognizerDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognizerDownload"];
                };
            };
        };
    };
    startPublicWebVoiceSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPublicWebVoiceSession"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebVoiceSession"];
                };
            };
        };
    };
    startWebVoiceSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartWebVoiceSession"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebVoiceSession"];
                };
            };
        };
    };
    offerWebVoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                callId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/sdp": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/sdp": string;
                };
            };
        };
    };
    answerWebVoiceToolCall: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                callId: string;
                toolCallId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToolCall"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveStripeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
        };
    };
    listWorkflows: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    createWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowCreate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    deleteWorkflow: {
        parameters: {
            query?: {
                force?: string;
            };
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    discardWorkflowDraft: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    exportWorkflow: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExport"];
                };
            };
        };
    };
    publishWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkflowPublish"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowVersion"];
                };
            };
        };
    };
    previewWorkflowPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowPublishPreview"];
                };
            };
        };
    };
    listWorkflowRuns: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
                status?: "running" | "ended" | "failed";
            };
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowRunSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    simulateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowSimulate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowSimulation"];
                };
            };
        };
    };
    listWorkflowVersions: {
        parameters: {
            query?: {
                cursor?: string;
                include_total?: string;
                limit?: number;
            };
            header?: never;
            path: {
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkflowVersionSummary"][];
                        has_more: boolean;
                        next_cursor: string | null;
                        total?: number;
                        total_is_capped?: boolean;
                    };
                };
            };
        };
    };
    getWorkflowVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                versionNumber: string;
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowVersion"];
                };
            };
        };
    };
    copyWorkflowVersionToDraft: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                versionNumber: string;
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    rollBackWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                versionNumber: string;
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkflowRollback"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowVersion"];
                };
            };
        };
    };
    importWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowImportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowImportResult"];
                };
            };
        };
    };
    validateWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowValidate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowCheck"];
                };
            };
        };
    };
    onAgentVersionCreated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: uuid */
                        agent_id: string;
                        is_shortened: boolean;
                        source: string;
                        version: number;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "agent.version.created";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceLow: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currency: string;
                        is_shortened: boolean;
                        remaining_seconds: number;
                        threshold_seconds: number;
                        wallet_minor_units: number;
                        /** @enum {string} */
                        when_empty: "stop" | "grace" | "overage";
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "balance.low";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        booking: components["schemas"]["Booking"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "booking.cancelled";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCreated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        booking: components["schemas"]["Booking"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "booking.created";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRescheduled: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        booking: components["schemas"]["Booking"];
                        is_shortened: boolean;
                        previous: {
                            /** Format: date-time */
                            ends_at: string;
                            /** Format: date-time */
                            starts_at: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "booking.rescheduled";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallAnalyzed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: components["schemas"]["WebhookCall"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.analyzed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallEnded: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: components["schemas"]["WebhookCall"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.ended";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallErased: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                        };
                        /** Format: uuid */
                        certificate_id: string;
                        /** Format: date-time */
                        erased_at: string;
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.erased";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallRecordingReady: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            agent_id: string | null;
                            /** Format: uuid */
                            id: string;
                            version: number;
                        };
                        is_shortened: boolean;
                        recording: {
                            bytes: number;
                            channels: number;
                            content_type: string;
                            duration_ms: number;
                            /** Format: uri */
                            url: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.recording.ready";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallStarted: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: components["schemas"]["WebhookCall"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.started";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallTransferBridged: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            agent_id: string | null;
                            /** Format: uuid */
                            id: string;
                            version: number;
                        };
                        is_shortened: boolean;
                        transfer: {
                            destination: string;
                            /** @enum {string} */
                            mode: "blind" | "attended" | "bridged";
                            /** @enum {string} */
                            outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.transfer.bridged";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallTransferFailed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            agent_id: string | null;
                            /** Format: uuid */
                            id: string;
                            version: number;
                        };
                        is_shortened: boolean;
                        transfer: {
                            destination: string;
                            /** @enum {string} */
                            mode: "blind" | "attended" | "bridged";
                            /** @enum {string} */
                            outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.transfer.failed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCallTransferStarted: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            agent_id: string | null;
                            /** Format: uuid */
                            id: string;
                            version: number;
                        };
                        is_shortened: boolean;
                        transfer: {
                            destination: string;
                            /** @enum {string} */
                            mode: "blind" | "attended" | "bridged";
                            /** @enum {string} */
                            outcome: "trying" | "ringing" | "answered" | "bridged" | "completed" | "unconfirmed" | "failed";
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "call.transfer.started";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatAnalyzed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        analysis: {
                            sentiment: ("positive" | "neutral" | "negative") | null;
                            structured_data: {
                                [key: string]: unknown;
                            } | null;
                            success: boolean | null;
                            summary: string | null;
                        };
                        chat: components["schemas"]["WebhookChat"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.analyzed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatMessageCreated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        chat: {
                            /** Format: uuid */
                            agent_id: string;
                            /** Format: uuid */
                            id: string;
                        };
                        is_shortened: boolean;
                        message: {
                            /** Format: date-time */
                            created_at: string;
                            files: components["schemas"]["ChatFile"][];
                            /** Format: uuid */
                            id: string;
                            notice: {
                                /** @enum {string} */
                                kind: "waiting" | "nobody_available" | "operator_joined" | "operator_left" | "operator_lost" | "back_to_agent" | "contact_requested" | "verified" | "closed";
                                name: string;
                            } | null;
                            operator: {
                                avatar_url: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            role: "visitor" | "agent" | "operator" | "system";
                            /** @enum {string} */
                            status: "complete" | "interrupted" | "failed";
                            text: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.message.created";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatSessionClaimed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        chat: components["schemas"]["WebhookChat"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.session.claimed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatSessionClosed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        chat: components["schemas"]["WebhookChat"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.session.closed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatSessionEscalated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        chat: components["schemas"]["WebhookChat"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.session.escalated";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatSessionStarted: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        chat: {
                            /** Format: uuid */
                            agent_id: string;
                            /** Format: uuid */
                            id: string;
                        };
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "chat.session.started";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactRequestCreated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        contact_request: components["schemas"]["ContactRequest"];
                        is_shortened: boolean;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "contact_request.created";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIdentityVerificationCompleted: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        call: {
                            agent_id: string | null;
                            /** Format: uuid */
                            id: string;
                        } | null;
                        chat: {
                            /** Format: uuid */
                            agent_id: string;
                            /** Format: uuid */
                            id: string;
                        } | null;
                        is_shortened: boolean;
                        /** @enum {string} */
                        method: "email_otp" | "sms_otp" | "eid" | "mobile_pay";
                        verified_fields: string[];
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "identity.verification.completed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNumberAssigned: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        agent_id: string | null;
                        agent_version: number | null;
                        is_shortened: boolean;
                        /** Format: uuid */
                        number_id: string;
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "number.assigned";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPing: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_shortened: boolean;
                        webhook: {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "ping";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onToolFailed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        agent_id: string | null;
                        call_id: string | null;
                        error: string;
                        is_shortened: boolean;
                        /** Format: uuid */
                        log_id: string;
                        name: string;
                        session_id: string | null;
                        /** @enum {string} */
                        status: "error" | "timeout";
                        /** Format: uuid */
                        tool_id: string;
                        /** @enum {string} */
                        type: "webhook" | "client" | "transfer" | "end_call" | "dtmf" | "sms" | "booking" | "handoff" | "mcp" | "integration" | "identity";
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "tool.failed";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookDisabled: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        failing_since: string | null;
                        is_shortened: boolean;
                        /** @enum {string} */
                        reason: "failing" | "gone";
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.disabled";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookSecretRotated: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        is_shortened: boolean;
                        previous_valid_until: string | null;
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                        };
                    };
                    /** Format: date-time */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.secret_rotated";
                };
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
